import MuiPopover, { type PopoverActions } from '@mui/material/Popover'
import { type ReactNode, useRef, useState } from 'react'
import { useOwnClicks } from './own-clicks.ts'

/** As MUI has it for a panel without a height of its own. */
const insideViewport = 'calc(100% - 32px)'

/**
 * A panel beside what opened it, towards the middle of the window. However it grows, it stays inside the viewport and scrolls
 * inside itself.
 */
export function Popover({
  anchor,
  onClose,
  labelledBy,
  width = 300,
  maxHeight,
  isKept = false,
  children,
}: {
  /** What opened it; null while it is closed. */
  anchor: HTMLElement | null
  onClose: () => void
  labelledBy: string
  width?: number | string
  maxHeight?: number
  /** What it holds stays mounted while it is closed, for dialogs that are opened from it. */
  isKept?: boolean
  children: ReactNode
}) {
  const actions = useRef<PopoverActions>(null)
  const ownClicks = useOwnClicks()
  // Few are ever opened.
  const [wasOpened, setOpened] = useState(anchor !== null)
  if (anchor !== null && !wasOpened) setOpened(true)
  const follow = (paper: HTMLDivElement | null) => {
    if (!paper) return
    const growth = new ResizeObserver(() => actions.current?.updatePosition())
    growth.observe(paper)
    return () => growth.disconnect()
  }
  if (!wasOpened) return null
  const horizontal = anchor && anchor.getBoundingClientRect().right < window.innerWidth / 2 ? 'left' : 'right'
  return (
    <MuiPopover
      action={actions}
      open={anchor !== null}
      keepMounted={isKept}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal }}
      transformOrigin={{ vertical: 'top', horizontal }}
      slotProps={{
        paper: {
          ref: follow,
          role: 'dialog',
          'aria-labelledby': labelledBy,
          ...ownClicks,
          sx: {
            display: 'flex',
            flexDirection: 'column',
            width,
            ...(maxHeight && {
              maxHeight,
              [`@media (max-height: ${maxHeight + 32}px)`]: { maxHeight: insideViewport },
            }),
          },
        },
      }}
    >
      {children}
    </MuiPopover>
  )
}
