import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useSearchParams } from 'react-router'
import { useHydrated } from '../../lib/hydrated.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { Loading } from '../../ui/states.tsx'
import { Prose } from './marketing/Prose.tsx'

const meanwhile = <Loading label="Contact form" rows={1} />
const ContactForm = onDemand(
  async () => (await import('../../features/contact/ContactForm.tsx')).ContactForm,
  meanwhile,
)

export function ContactUsPage() {
  const [query] = useSearchParams()
  const isHydrated = useHydrated()
  return (
    <Prose title="Contact" lead="Business, investment or press: write to us, and a person answers.">
      <noscript>
        <p>The contact form needs JavaScript.</p>
      </noscript>
      <Box
        sx={{
          mt: 4,
          p: { xs: 2, sm: 3 },
          minHeight: 520,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
        }}
      >
        {isHydrated ? <ContactForm key={query.get('reason')} reason={query.get('reason')} /> : meanwhile}
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>
        Something about your account? Log in first: most of it you can settle on your profile page.
      </Typography>
    </Prose>
  )
}
