import styled from '@emotion/styled'
import type { ReactNode } from 'react'

type Tone = 'success' | 'warning' | 'neutral'

/** A word or two that say a state. Long lists hold many: it costs a tenth of the library's chip. */
export function Pill({
  tone = 'neutral',
  isFilled = false,
  icon,
  title,
  children,
}: {
  tone?: Tone
  isFilled?: boolean
  icon?: ReactNode
  /** What it means, for whoever points at it. */
  title?: string
  children: ReactNode
}) {
  return (
    <Root data-look={`${tone}${isFilled ? ' filled' : ''}`} title={title}>
      {icon}
      {children}
    </Root>
  )
}

/** Several words take two lines rather than being cut or pushing a table out of its page. */
const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 22px;
  max-width: 100%;
  padding: 0 7px;
  border: 1px solid transparent;
  border-radius: 16px;
  font-size: 0.8125rem;
  font-weight: 500;
  line-height: 1.5;
  color: var(--mui-palette-text-primary);
  cursor: default;
  border-color: var(--mui-palette-Chip-defaultBorder);
  &[data-look~='filled'] {
    border-color: transparent;
    background-color: var(--mui-palette-action-selected);
  }
  &[data-look='success filled'] {
    color: var(--mui-palette-success-contrastText);
    background-color: var(--mui-palette-success-main);
  }
  &[data-look='warning'] {
    color: var(--mui-palette-warning-main);
    border-color: rgba(var(--mui-palette-warning-mainChannel) / 0.7);
  }
  & > svg {
    flex: none;
    margin-left: -2px;
  }
`
