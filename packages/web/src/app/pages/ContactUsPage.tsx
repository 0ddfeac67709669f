import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { loadChunk } from '../../lib/chunk.ts'
import { useHydrated } from '../../lib/hydrated.ts'
import { Loading } from '../../ui/states.tsx'
import { Prose } from './marketing/Prose.tsx'

const ContactForm = lazy(async () => ({
  default: (await loadChunk(() => import('../../features/contact/ContactForm.tsx'))).ContactForm,
}))

export function ContactUsPage() {
  const [query] = useSearchParams()
  const isHydrated = useHydrated()
  const form = <Loading label="Contact form" rows={1} />
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
        {isHydrated ? (
          <Suspense fallback={form}>
            <ContactForm key={query.get('reason')} reason={query.get('reason')} />
          </Suspense>
        ) : (
          form
        )}
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>
        Something about your account? Log in first: most of it you can settle on your profile page.
      </Typography>
    </Prose>
  )
}
