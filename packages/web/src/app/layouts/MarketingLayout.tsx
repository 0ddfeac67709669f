import Box from '@mui/material/Box'
import { Outlet } from 'react-router'
import { MarketingFooter } from './MarketingFooter.tsx'
import { MarketingHeader } from './MarketingHeader.tsx'
import { mainId, SkipLink } from './SkipLink.tsx'

/** Around the public pages. */
export function MarketingLayout() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh', bgcolor: 'background.default' }}>
      <SkipLink />
      <MarketingHeader />
      <Box component="main" id={mainId} tabIndex={-1} sx={{ flex: 'auto', '&:focus': { outline: 'none' } }}>
        <Outlet />
      </Box>
      <MarketingFooter />
    </Box>
  )
}
