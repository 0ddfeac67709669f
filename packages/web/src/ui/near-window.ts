import { useLocation, useNavigationType } from 'react-router'

/**
 * The style of a row of a long list: the browser lays it out when it comes near the window. Whoever comes back to a list finds it as
 * long as it was, which needs every row laid out.
 */
export function useNearWindow(estimatedHeight: number) {
  const { key } = useLocation()
  const isBack = useNavigationType() === 'POP' && key !== 'default'
  if (isBack) return undefined
  return {
    contentVisibility: 'auto',
    containIntrinsicSize: `auto ${estimatedHeight}px`,
    // Room for the focus ring of what fills the row.
    overflowClipMargin: '8px',
    '@media print': { contentVisibility: 'visible' },
  } as const
}
