import AppBar from '@mui/material/AppBar'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useLocation, useMatches, useNavigate, useSearchParams } from 'react-router'
import { newsPaths } from '../../domain/news-paths.ts'
import { paths } from '../../domain/paths.ts'
import { useRoles } from '../../domain/roles.ts'
import { VisuallyHidden } from '../../ui/hidden.tsx'
import { ChatIcon, MenuIcon, ShieldIcon } from '../../ui/icons/icons.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import type { ScreenHandle } from '../screen-handle.ts'
import { BarLinks } from './BarLinks.tsx'
import { barRow } from './bar-row.ts'
import { awayAttribute, leaveOnTheWayDown } from './bar-scrolling.ts'
import { Logo } from './Logo.tsx'
import { useLayoutMessages } from './messages.ts'
import { NotificationsMenu } from './NotificationsMenu.tsx'
import { currentAt } from './navigation.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'
import { searchingAttribute, slots } from './slots.tsx'

/** Few have it: nobody else loads it. */
const AdminMenu = onDemand(async () => (await import('./AdminMenu.tsx')).AdminMenu)
const NavigationDrawer = onDemand(async () => (await import('./NavigationDrawer.tsx')).NavigationDrawer)

/** The bar of whoever is signed in (spec §2). */
export function ApplicationBar() {
  const t = useLayoutMessages()
  const roles = useRoles()
  const screen = useMatches().at(-1)?.handle as ScreenHandle | undefined
  const hasSearch = screen?.hasContentSearch === true
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const [wasDrawerOpened, setDrawerOpened] = useState(false)

  return (
    <AppBar
      ref={leaveOnTheWayDown}
      position="sticky"
      sx={{
        bgcolor: 'bar.ground',
        color: 'bar.text',
        borderBottom: 1,
        borderColor: 'bar.line',
        boxShadow: 'none',
        '& [aria-current]': {
          alignSelf: 'stretch',
          borderRadius: 0,
          color: 'inherit',
          boxShadow: 'inset 0 -3px currentColor',
        },
        transition: 'transform 160ms',
        [`&[${awayAttribute}]:not(:focus-within)`]: { transform: { xs: 'translateY(-100%)', sm: 'none' } },
      }}
    >
      <Box sx={barRow}>
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
        <Logo href={paths.discover} label={t('toDiscover')} isMarkOnPhones={hasSearch} />
        <BarLinks />
        {hasSearch ? <BarSearch /> : <Box sx={{ flex: '1 1 0' }} />}
        {roles.isAdmin && <AdminMenu />}
        <SafetyButton />
        {roles.isDoctor && <DiscussionsButton />}
        <NotificationsMenu />
        <ProfileMenu />
      </Box>
    </AppBar>
  )
}

/** Only on screens that search contents; leaving them clears it. On a phone it takes the whole bar while it is used. */
function BarSearch() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { isDoctor, isAdmin } = useRoles()
  return (
    <Box
      sx={{
        flex: '1 1 200px',
        minWidth: 0,
        px: { xs: 0.5, sm: 1 },
        [`&:has([${searchingAttribute}])`]: {
          position: { xs: 'absolute', sm: 'static' },
          inset: 0,
          // Above the badges of the buttons.
          zIndex: 2,
          py: { xs: 1, sm: 0 },
          px: 1,
          bgcolor: 'bar.ground',
        },
      }}
    >
      <Box sx={{ maxWidth: { sm: 480 }, mx: 'auto' }}>
        <slots.SearchBox
          term={search.get('searchTerm')}
          onSearch={(term) => void navigate(paths.contents(term))}
          findPeople={isDoctor || isAdmin ? slots.findPeople : undefined}
        />
      </Box>
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
      aria-current={currentAt(useLocation().pathname, newsPaths.safety)}
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
    <IconButton
      color="inherit"
      href={paths.discussions()}
      aria-current={currentAt(useLocation().pathname, paths.discussions())}
    >
      <Badge aria-hidden="true" badgeContent={unread} max={99} color="primary">
        <ChatIcon />
      </Badge>
      <VisuallyHidden>{label}</VisuallyHidden>
    </IconButton>
  )
}
