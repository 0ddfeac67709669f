import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import ListItemText from '@mui/material/ListItemText'
import MuiMenu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { type ReactNode, useId, useState } from 'react'
import { RouterAwareLink } from '../link.tsx'
import { useOwnClicks } from './own-clicks.ts'

export interface MenuEntry {
  label: string
  /** Where the label is in another language than the page. */
  lang?: string
  icon?: ReactNode
  href?: string
  onSelect?: () => void
  isDestructive?: boolean
  isChosen?: boolean
  isDisabled?: boolean
  /** A line above this entry. */
  startsGroup?: boolean
}

export interface MenuTrigger {
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: (event: React.MouseEvent<HTMLElement>) => void
}

/** A button that opens a list of actions; `children` may draw another trigger. */
export function ActionMenu({
  label,
  icon,
  entries,
  children,
}: {
  label: string
  icon?: ReactNode
  entries: MenuEntry[]
  children?: (trigger: MenuTrigger) => ReactNode
}) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  // A list of cards has a menu each, and few are ever opened.
  const [wasOpened, setOpened] = useState(false)
  const id = useId()
  const ownClicks = useOwnClicks()
  const trigger: MenuTrigger = {
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    'aria-controls': anchor ? id : undefined,
    onClick: (event) => {
      setAnchor(event.currentTarget)
      setOpened(true)
    },
  }
  const close = () => setAnchor(null)

  return (
    <>
      {children?.(trigger) ?? (
        <IconButton aria-label={label} color="inherit" {...trigger}>
          {icon}
        </IconButton>
      )}
      {wasOpened && (
        <MuiMenu
          id={id}
          anchorEl={anchor}
          open={anchor !== null}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ list: { 'aria-label': label }, paper: { ...ownClicks, sx: { minWidth: 180 } } }}
        >
          {entries.flatMap((entry) => [
            entry.startsGroup && <Divider key={`${entry.label} line`} />,
            <MenuItem
              key={entry.label}
              lang={entry.lang}
              disabled={entry.isDisabled}
              selected={entry.isChosen}
              role={entry.isChosen === undefined ? undefined : 'menuitemradio'}
              aria-checked={entry.isChosen}
              {...(entry.href ? { component: RouterAwareLink, href: entry.href } : {})}
              onClick={() => {
                close()
                entry.onSelect?.()
              }}
              sx={entry.isDestructive ? { color: 'error.main' } : undefined}
            >
              {entry.icon}
              <ListItemText>{entry.label}</ListItemText>
            </MenuItem>,
          ])}
        </MuiMenu>
      )}
    </>
  )
}
