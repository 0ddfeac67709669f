import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useSearchParams } from 'react-router'
import { useHydrated } from '../../lib/hydrated.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { Loading } from '../../ui/states.tsx'
import { useMarketingMessages } from './marketing/messages.ts'
import { Prose } from './marketing/Prose.tsx'

const meanwhile = <FormLoading />
const ContactForm = onDemand(
  async () => (await import('../../features/contact/ContactForm.tsx')).ContactForm,
  meanwhile,
)

export function ContactUsPage() {
  const [query] = useSearchParams()
  const isHydrated = useHydrated()
  const t = useMarketingMessages()
  return (
    <Prose title={t('contactTitle')} lead={t('contactLead')}>
      <noscript>
        <p>{t('contactNoScript')}</p>
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
      <Typography sx={{ color: 'text.secondary' }}>{t('contactAccount')}</Typography>
    </Prose>
  )
}

function FormLoading() {
  return <Loading label={useMarketingMessages()('contactForm')} rows={1} />
}
