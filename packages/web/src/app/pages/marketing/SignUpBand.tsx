import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { paths } from '../../../domain/paths.ts'
import { useSession } from '../../../lib/session.ts'
import { RouterAwareLink } from '../../../ui/link.tsx'
import { useAppMessages } from '../../messages.ts'
import { useMarketingMessages } from './messages.ts'
import { Section } from './Section.tsx'

/** Nothing to whoever is signed in. */
export function SignUpBand({ title, children }: { title: string; children: string }) {
  const { loggedIn } = useSession()
  if (loggedIn) return null
  return (
    <Section ground="dark" width="md">
      <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center' }}>
        <Typography variant="h2">{title}</Typography>
        <Typography sx={{ color: 'bar.muted', maxWidth: 560 }}>{children}</Typography>
        <SignUpButtons />
      </Stack>
    </Section>
  )
}

export function SignUpButtons() {
  const { loggedIn } = useSession()
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', pt: 1 }}>
      {loggedIn ? <WayBack /> : <WaysIn />}
    </Stack>
  )
}

function WayBack() {
  const app = useAppMessages()
  return (
    <Button href={paths.discover} variant="contained" size="large">
      {app('backToDiscover')}
    </Button>
  )
}

function WaysIn() {
  const t = useMarketingMessages()
  return (
    <>
      <Button
        component={RouterAwareLink}
        href={paths.homeDialog('Register')}
        preventScrollReset
        variant="contained"
        size="large"
      >
        {t('signUp')}
      </Button>
      <Button
        component={RouterAwareLink}
        href={paths.homeDialog('Login')}
        preventScrollReset
        variant="contained"
        color="neutral"
        size="large"
      >
        {t('logIn')}
      </Button>
    </>
  )
}
