import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { paths } from '../../../domain/paths.ts'
import { RouterAwareLink } from '../../../ui/link.tsx'
import { useMarketingMessages } from './messages.ts'
import { Section } from './Section.tsx'

export function SignUpBand({ title, children }: { title: string; children: string }) {
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
  const t = useMarketingMessages()
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', pt: 1 }}>
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
    </Stack>
  )
}
