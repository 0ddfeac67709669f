import AppBar from '@mui/material/AppBar'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useMatches, useNavigate, useSearchParams } from 'react-router'
import { newsPaths } from '../../domain/news-paths.ts'
import { paths } from '../../domain/paths.ts'
import { useRoles } from '../../domain/roles.ts'
import { VisuallyHidden } from '../../ui/hidden.tsx'
import { ChatIcon, ChevronDownIcon, MenuIcon, ShieldIcon } from '../../ui/icons.tsx'
import { ActionMenu } from '../../ui/menu.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import type { ScreenHandle } from '../screens.ts'
import { BarLinks } from './BarLinks.tsx'
import { Logo } from './Logo.tsx'
import { useLayoutMessages } from './messages.ts'
import { NotificationsMenu } from './NotificationsMenu.tsx'
import { adminLinks } from './navigation.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'
import { slots } from './slots.tsx'

const NavigationDrawer = onDemand(async () => (await import('./NavigationDrawer.tsx')).NavigationDrawer)

/** The bar of whoever is signed in (spec §2). */
export function ApplicationBar() {
  const t = useLayoutMessages()
  const roles = useRoles()
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const [wasDrawerOpened, setDrawerOpened] = useState(false)

  return (
    <AppBar
      position="sticky"
      sx={{ bgcolor: 'bar.ground', color: 'bar.text', borderBottom: 1, borderColor: 'bar.line', boxShadow: 'none' }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          alignItems: 'center',
          columnGap: { xs: 0.5, md: 1 },
          rowGap: 0.5,
          minHeight: 56,
          py: { xs: 0.75, sm: 0 },
          px: { xs: 1, sm: 2, lg: 3 },
          width: '100%',
          maxWidth: 1600,
          mx: 'auto',
        }}
      >
        <IconButton
          color="inherit"
          aria-label={t('openNavigation')}
          aria-expanded={isDrawerOpen}
          onClick={() => {
            setDrawerOpened(true)
            setDrawerOpen(true)
          }}
          sx={{ display: { sm: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
        {wasDrawerOpened && <NavigationDrawer open={isDrawerOpen} onClose={() => setDrawerOpen(false)} />}
        <Logo href={paths.discover} label={t('toDiscover')} />
        <BarLinks />
        <BarSearch />
        <Box sx={{ flex: 'auto', display: { xs: 'block', sm: 'none' } }} />
        {roles.isAdmin && <AdminMenu />}
        <SafetyButton />
        {roles.isDoctor && <DiscussionsButton />}
        <NotificationsMenu />
        <ProfileMenu />
      </Box>
    </AppBar>
  )
}

/** Only on screens that search contents; leaving them clears it. */
function BarSearch() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const screen = useMatches().at(-1)?.handle as ScreenHandle | undefined
  return (
    <Box sx={{ order: { xs: 1, sm: 0 }, flex: { xs: '1 0 100%', sm: '1 1 200px' }, minWidth: 0, px: 1 }}>
      {screen?.hasContentSearch && (
        <Box sx={{ maxWidth: { sm: 480 }, mx: 'auto', pb: { xs: 1, sm: 0 } }}>
          <slots.SearchBox term={search.get('searchTerm')} onSearch={(term) => void navigate(paths.contents(term))} />
        </Box>
      )}
    </Box>
  )
}

function AdminMenu() {
  const t = useLayoutMessages()
  return (
    <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
      <ActionMenu label={t('admin')} entries={adminLinks.map(({ message, href }) => ({ label: t(message), href }))}>
        {(trigger) => (
          <Button color="inherit" endIcon={<ChevronDownIcon size={18} />} {...trigger}>
            {t('admin')}
          </Button>
        )}
      </ActionMenu>
    </Box>
  )
}

/** On a phone the drawer has it. */
function SafetyButton() {
  const t = useLayoutMessages()
  return (
    <IconButton
      color="inherit"
      href={newsPaths.safety}
      aria-label={t('safety')}
      title={t('safety')}
      sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
    >
      <ShieldIcon />
    </IconButton>
  )
}

function DiscussionsButton() {
  const t = useLayoutMessages()
  const unread = slots.useUnreadCount()
  const label = unread === 0 ? t('discussions') : t('discussionsUnread', { count: unread })
  return (
    <IconButton color="inherit" href={paths.discussions()}>
      <Badge aria-hidden="true" badgeContent={unread} max={99} color="primary">
        <ChatIcon />
      </Badge>
      <VisuallyHidden>{label}</VisuallyHidden>
    </IconButton>
  )
}
