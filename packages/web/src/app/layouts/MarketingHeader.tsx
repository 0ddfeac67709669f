import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { paths } from '../../domain/paths.ts'
import { useHydrated } from '../../lib/hydrated.ts'
import { MenuIcon } from '../../ui/icons/icons.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { shortScreen } from '../../ui/short-screen.ts'
import { useAppMessages } from '../messages.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Logo } from './Logo.tsx'
import { isAt, marketingPages, useMarketingDoors } from './marketing-links.ts'

const MarketingDrawer = onDemand(async () => (await import('./MarketingDrawer.tsx')).MarketingDrawer)

export function MarketingHeader() {
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const [wasDrawerOpened, setDrawerOpened] = useState(false)
  const isHydrated = useHydrated()
  const { pathname } = useLocation()
  const t = useAppMessages()
  const doors = useMarketingDoors()
  const isActive = (href: string) => isAt(pathname, href)

  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        [shortScreen]: { position: 'static' },
        top: 0,
        zIndex: 'appBar',
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Container maxWidth="lg" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 64 }}>
        <Logo href={paths.home} label={t('homeOfMateria')} />
        <Box sx={{ flex: 'auto' }} />
        <Box
          component="nav"
          aria-label={t('mainNavigation')}
          sx={{ display: { xs: 'none', md: 'flex' }, gap: 1, mr: 1 }}
        >
          {marketingPages.map(({ message, href }) => (
            <Link
              key={href}
              href={href}
              aria-current={isActive(href) ? 'page' : undefined}
              underline="none"
              sx={{
                display: 'flex',
                alignItems: 'center',
                minHeight: 64,
                px: 1.5,
                fontWeight: 600,
                color: 'text.primary',
                boxShadow: isActive(href) ? 'inset 0 -3px 0 var(--mui-palette-selection-line)' : 'none',
                '&:hover': { textDecoration: 'underline' },
              }}
            >
              {t(message)}
            </Link>
          ))}
        </Box>
        <LanguageSwitch color="inherit" />
        <Box sx={{ display: { xs: 'none', sm: 'flex' }, gap: 1 }}>
          {doors.map(({ message, href, color }) => (
            <Button key={href} variant="contained" color={color} href={href}>
              {t(message)}
            </Button>
          ))}
        </Box>
        <IconButton
          aria-label={t('openNavigation')}
          aria-expanded={isDrawerOpen}
          disabled={!isHydrated}
          onClick={() => {
            setDrawerOpened(true)
            setDrawerOpen(true)
          }}
          sx={{ display: { md: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
        {wasDrawerOpened && <MarketingDrawer open={isDrawerOpen} onClose={() => setDrawerOpen(false)} />}
      </Container>
    </Box>
  )
}
