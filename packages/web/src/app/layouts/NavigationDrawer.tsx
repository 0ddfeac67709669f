import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import ListSubheader from '@mui/material/ListSubheader'
import { useLocation } from 'react-router'
import { newsPaths } from '../../domain/news-paths.ts'
import { useRoles } from '../../domain/roles.ts'
import { SideDrawer } from '../../ui/dialogs/side-drawer.tsx'
import { ShieldIcon, SponsorIcon } from '../../ui/icons/icons.tsx'
import { RouterAwareLink } from '../../ui/link.tsx'
import { useAdminLinks } from './admin-links.ts'
import { useLayoutMessages } from './messages.ts'
import { currentAt, navigationFor } from './navigation.tsx'

/** A button of its own on the bar, which has no room for it on a phone. */
const safety = { message: 'safety', href: newsPaths.safety, Icon: ShieldIcon } as const

/** The bar's links on a phone. */
export function NavigationDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useLayoutMessages()
  const roles = useRoles()
  const { pathname } = useLocation()
  return (
    <SideDrawer label={t('navigation')} open={open} onClose={onClose}>
      <List component="nav" aria-label={t('mainNavigation')}>
        {[...navigationFor(roles), safety].map(({ message, href, Icon }) => (
          <ListItem key={href} disablePadding>
            <ListItemButton
              component={RouterAwareLink}
              href={href}
              selected={pathname === href}
              aria-current={currentAt(pathname, href)}
              onClick={onClose}
            >
              <ListItemIcon>
                <Icon />
              </ListItemIcon>
              <ListItemText primary={t(message)} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      {roles.isAdmin && <AdminList onClose={onClose} />}
    </SideDrawer>
  )
}

function AdminList({ onClose }: { onClose: () => void }) {
  const t = useLayoutMessages()
  const { pathname } = useLocation()
  return (
    <List aria-label={t('admin')} subheader={<ListSubheader component="div">{t('admin')}</ListSubheader>}>
      {useAdminLinks().map(({ label, href }) => (
        <ListItem key={href} disablePadding>
          <ListItemButton component={RouterAwareLink} href={href} selected={pathname === href} onClick={onClose}>
            <ListItemIcon>
              <SponsorIcon />
            </ListItemIcon>
            <ListItemText primary={label} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  )
}
