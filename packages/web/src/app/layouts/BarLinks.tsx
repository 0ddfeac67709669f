import Box from '@mui/material/Box'
import { useLocation } from 'react-router'
import { useRoles } from '../../domain/roles.ts'
import { RouterAwareLink } from '../../ui/link.tsx'
import { useLayoutMessages } from './messages.ts'
import { currentAt, navigationFor } from './navigation.tsx'

/** Words on wide screens, icons where there is no room for them; on a phone the drawer has them. */
export function BarLinks() {
  const t = useLayoutMessages()
  const { pathname } = useLocation()
  return (
    <Box
      component="nav"
      aria-label={t('mainNavigation')}
      sx={{ display: { xs: 'none', sm: 'flex' }, alignSelf: 'stretch', ml: { sm: 1, md: 2 } }}
    >
      {navigationFor(useRoles()).map(({ message, href, Icon }) => {
        const label = t(message)
        return (
          <Box
            key={href}
            component={RouterAwareLink}
            href={href}
            aria-current={currentAt(pathname, href)}
            aria-label={label}
            title={label}
            sx={{
              display: 'flex',
              alignItems: 'center',
              minWidth: 40,
              justifyContent: 'center',
              px: { sm: 1, md: 1.5 },
              color: 'bar.muted',
              textDecoration: 'none',
              fontWeight: 600,
              fontSize: '0.9375rem',
              whiteSpace: 'nowrap',
              '&:hover': { color: 'bar.text', bgcolor: 'bar.hover' },
              '&:focus-visible': { outlineOffset: -2, outlineColor: 'currentColor' },
            }}
          >
            <Box component="span" sx={{ display: { lg: 'none' } }}>
              <Icon />
            </Box>
            <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
              {label}
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}
