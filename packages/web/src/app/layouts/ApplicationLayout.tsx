import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { queryClient } from '../../lib/query.ts'
import { useSession } from '../../lib/session.ts'
import { Confirmations } from '../Confirmations.tsx'
import { EnrolmentGate } from '../EnrolmentGate.tsx'
import { LogoutQuestions } from '../logout/LogoutQuestions.tsx'
import { ApplicationBar } from './ApplicationBar.tsx'
import { ConsentBar } from './ConsentBar.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { PrintedLine } from './PrintedLine.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import { mainId, SkipLink } from './SkipLink.tsx'

/** Around the signed-in screens. After a logout nothing of them stays on the glass. */
export function ApplicationLayout() {
  const { loggedIn } = useSession()
  if (!loggedIn) return null
  return (
    <QueryClientProvider client={queryClient}>
      <ApplicationFrame>
        <EnrolmentGate>
          <Outlet />
        </EnrolmentGate>
      </ApplicationFrame>
      <Confirmations />
      <LogoutQuestions />
      <Shortcuts />
    </QueryClientProvider>
  )
}

export function ApplicationFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <ApplicationBar />
      <OfflineBanner />
      <ConsentBar />
      <Box component="main" id={mainId} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
        <Container maxWidth={false} sx={{ maxWidth: 1280, py: { xs: 2, sm: 3 }, px: { xs: 1.5, sm: 3 } }}>
          {children}
          <PrintedLine />
        </Container>
      </Box>
    </>
  )
}
