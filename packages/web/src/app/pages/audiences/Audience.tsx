import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useDocumentTitle } from '../../../lib/document-title.ts'
import { Section } from '../marketing/Section.tsx'
import { useAudienceMessages } from './messages.ts'

type AudienceName = 'doctors' | 'residents' | 'organisations'

/** A public page for one group of people: what Materia does for them, and what they may expect. */
export function Audience({ who, action }: { who: AudienceName; action: ReactNode }) {
  const t = useAudienceMessages()
  useDocumentTitle(t(`${who}.title`))
  const things = [
    [t(`${who}.firstTitle`), t(`${who}.firstText`)],
    [t(`${who}.secondTitle`), t(`${who}.secondText`)],
    [t(`${who}.thirdTitle`), t(`${who}.thirdText`)],
    [t(`${who}.fourthTitle`), t(`${who}.fourthText`)],
  ]
  return (
    <>
      <Section ground="dark">
        <Stack spacing={2.5} sx={{ maxWidth: 760, alignItems: 'flex-start' }}>
          <Typography component="p" sx={{ fontWeight: 600, color: 'bar.muted' }}>
            {t(`${who}.title`)}
          </Typography>
          <Typography variant="h1" sx={{ fontSize: { xs: 'min(2rem, 10vw)', md: '2.75rem' }, lineHeight: 1.15 }}>
            {t(`${who}.promise`)}
          </Typography>
          <Typography sx={{ fontSize: '1.125rem', color: 'bar.muted' }}>{t(`${who}.lead`)}</Typography>
          {action}
        </Stack>
      </Section>
      <Section>
        <Box
          sx={{ display: 'grid', gap: { xs: 4, md: 6 }, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}
        >
          {things.map(([title, text]) => (
            <section key={title}>
              <Typography variant="h2">{title}</Typography>
              <Typography sx={{ color: 'text.secondary', fontSize: '1.0625rem', mt: 1, maxWidth: 560 }}>
                {text}
              </Typography>
            </section>
          ))}
        </Box>
      </Section>
      <Section ground="surface">
        <Typography variant="h2">{t(`${who}.honestTitle`)}</Typography>
        <Typography sx={{ mt: 1, maxWidth: 720 }}>{t(`${who}.honest`)}</Typography>
      </Section>
    </>
  )
}
