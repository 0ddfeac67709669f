import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useDocumentTitle } from '../../lib/document-title.ts'
import { CheckIcon } from '../../ui/icons/icons.tsx'
import { FeedDrawing } from './marketing/drawings.tsx'
import { useMarketingMessages } from './marketing/messages.ts'
import { Section } from './marketing/Section.tsx'
import { SignUpBand, SignUpButtons } from './marketing/SignUpBand.tsx'

const promises = [1, 2, 3, 4, 5] as const
const steps = [
  ['signUp', 'signUpText'],
  ['confirm', 'confirmText'],
  ['chooseAreas', 'chooseAreasText'],
] as const

export function LandingPage() {
  const t = useMarketingMessages()
  useDocumentTitle(t('welcome'))
  return (
    <>
      <Section ground="dark">
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 5, md: 8 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
            alignItems: 'center',
          }}
        >
          <Stack spacing={2.5}>
            <Typography variant="h1" sx={{ fontSize: { xs: 'min(2rem, 10vw)', md: '2.75rem' }, lineHeight: 1.15 }}>
              {t('landingTitle')}
            </Typography>
            <Stack component="ul" spacing={1.25} sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {promises.map((promise) => (
                <Box
                  component="li"
                  key={promise}
                  sx={{ display: 'flex', gap: 1.25, color: 'bar.muted', fontSize: '1.0625rem' }}
                >
                  <Box sx={{ color: 'bar.text', pt: 0.25 }}>
                    <CheckIcon size={20} />
                  </Box>
                  {t(`promise${promise}`)}
                </Box>
              ))}
            </Stack>
            <SignUpButtons />
          </Stack>
          <FeedDrawing />
        </Box>
      </Section>
      <Section>
        <Typography variant="h2" sx={{ fontSize: { xs: 'min(1.5rem, 10vw)', md: '1.75rem' }, mb: 3 }}>
          {t('stepsTitle')}
        </Typography>
        <Box
          component="ol"
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, 1fr)' },
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {steps.map(([title, text], index) => (
            <Box
              component="li"
              key={title}
              sx={{ p: 3, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
            >
              <Typography variant="h3">
                {index + 1}. {t(title)}
              </Typography>
              <Typography sx={{ color: 'text.secondary', mt: 1 }}>{t(text)}</Typography>
            </Box>
          ))}
        </Box>
      </Section>
      <SignUpBand title={t('madeTitle')}>{t('madeText')}</SignUpBand>
    </>
  )
}
