import { useLocation, useNavigationType } from 'react-router'

/**
 * The style of a part of a long page: the browser of a phone lays it out when it comes near the window. Whoever comes back to a page finds
 * it as long as it was, which needs every part laid out.
 */
export function useNearWindow(estimatedHeight: number) {
  if (useIsBack()) return undefined
  return {
    contentVisibility: { xs: 'auto', md: 'visible' },
    containIntrinsicSize: `auto ${estimatedHeight}px`,
    // Room for the focus ring of what fills the part.
    overflowClipMargin: '8px',
    '@media print': { contentVisibility: 'visible' },
  } as const
}

/** Whether somebody came back to the page, and is to find it as long as it was. */
export function useIsBack(): boolean {
  const { key } = useLocation()
  return useNavigationType() === 'POP' && key !== 'default'
}
