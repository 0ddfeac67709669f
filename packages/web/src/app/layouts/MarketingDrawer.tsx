import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import { useLocation } from 'react-router'
import { SideDrawer } from '../../ui/dialogs/side-drawer.tsx'
import { RouterAwareLink } from '../../ui/link.tsx'
import { useAppMessages } from '../messages.ts'
import { isAt, marketingPages, useMarketingDoors } from './marketing-links.ts'

/** The header's links on small screens. */
export function MarketingDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { pathname } = useLocation()
  const t = useAppMessages()
  const doors = useMarketingDoors()
  const links = [
    ...marketingPages.map((page) => ({ ...page, isActive: isAt(pathname, page.href) })),
    ...doors.map((door) => ({ ...door, isActive: false })),
  ]
  return (
    <SideDrawer label={t('navigation')} side="right" open={open} onClose={onClose}>
      <List component="nav" aria-label={t('mainNavigation')}>
        {links.map(({ message, href, isActive }) => (
          <ListItem key={href} disablePadding>
            <ListItemButton
              component={RouterAwareLink}
              href={href}
              selected={isActive}
              aria-current={isActive ? 'page' : undefined}
              onClick={onClose}
            >
              <ListItemText primary={t(message)} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </SideDrawer>
  )
}
