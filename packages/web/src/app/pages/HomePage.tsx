import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useNavigate, useParams } from 'react-router'
import { type HomeDialog, homeDialogs, paths } from '../../domain/paths.ts'
import { useDocumentTitle } from '../../lib/document-title.ts'
import { useHydrated } from '../../lib/hydrated.ts'
import { HomeDialogs } from '../home-dialogs.ts'
import { DiscussionDrawing, DrugDrawing, FolioDrawing } from './marketing/drawings.tsx'
import { useMarketingMessages } from './marketing/messages.ts'
import { ProductPicture } from './marketing/ProductPicture.tsx'
import { Section } from './marketing/Section.tsx'
import { SignUpBand, SignUpButtons } from './marketing/SignUpBand.tsx'

export function HomePage() {
  const t = useMarketingMessages()
  useDocumentTitle()
  return (
    <>
      <Hero />
      <Things />
      <People />
      <SignUpBand title={t('startTitle')}>{t('startText')}</SignUpBand>
      <OpenDialog />
    </>
  )
}

/** The dialog in the address, over the page; closing it clears the parameter (spec §2). */
function OpenDialog() {
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const dialog = dialogNamed(useParams().dialog)
  if (!dialog || !isHydrated) return null
  return (
    <HomeDialogs key={dialog} dialog={dialog} onClose={() => void navigate(paths.home, { preventScrollReset: true })} />
  )
}

const dialogNamed = (name = ''): HomeDialog | undefined =>
  homeDialogs.find((dialog) => dialog.toLowerCase() === name.toLowerCase())

function Hero() {
  const t = useMarketingMessages()
  return (
    <Section ground="dark">
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 5, md: 8 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1.05fr 1fr' },
          alignItems: 'center',
        }}
      >
        <Stack spacing={2.5}>
          <Typography component="p" sx={{ fontWeight: 600, color: 'bar.muted' }}>
            {t('forWhom')}
          </Typography>
          <Typography variant="h1" sx={{ fontSize: { xs: 'min(2.125rem, 10vw)', md: '3rem' }, lineHeight: 1.12 }}>
            {t('promise')}
          </Typography>
          <Typography sx={{ fontSize: '1.125rem', color: 'bar.muted', maxWidth: 540 }}>{t('promiseText')}</Typography>
          <SignUpButtons />
          <noscript>
            <p>{t('noScript')}</p>
          </noscript>
        </Stack>
        <ProductPicture />
      </Box>
    </Section>
  )
}

function Things() {
  const t = useMarketingMessages()
  return (
    <Section>
      <Stack spacing={{ xs: 6, md: 9 }}>
        <Thing title={t('discoverTitle')} picture={<DrugDrawing />}>
          {t('discoverText')}
        </Thing>
        <Thing title={t('foliosTitle')} picture={<FolioDrawing />} isReversed>
          {t('foliosText')}
        </Thing>
        <Thing title={t('discussTitle')} picture={<DiscussionDrawing />}>
          {t('discussText')}
        </Thing>
      </Stack>
    </Section>
  )
}

function Thing({
  title,
  picture,
  isReversed = false,
  children,
}: {
  title: string
  picture: ReactNode
  isReversed?: boolean
  children: ReactNode
}) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 8 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
        alignItems: 'center',
      }}
    >
      <Box sx={{ order: { md: isReversed ? 2 : 0 } }}>
        <Typography variant="h2" sx={{ fontSize: { xs: 'min(1.5rem, 10vw)', md: '1.75rem' }, mb: 1.5 }}>
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', fontSize: '1.0625rem', maxWidth: 520 }}>{children}</Typography>
      </Box>
      {picture}
    </Box>
  )
}

const people = [
  ['doctors', 'doctorsText'],
  ['nurses', 'nursesText'],
  ['residents', 'residentsText'],
  ['students', 'studentsText'],
] as const
const audiences = [
  ['forDoctors', paths.forDoctors],
  ['forResidents', paths.forResidents],
  ['forOrganisations', paths.forOrganisations],
] as const

function People() {
  const t = useMarketingMessages()
  return (
    <Section ground="surface">
      <Typography variant="h2" sx={{ fontSize: { xs: 'min(1.5rem, 10vw)', md: '1.75rem' }, mb: 3 }}>
        {t('whoTitle')}
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {people.map(([who, what]) => (
          <Box component="li" key={who} sx={{ borderTop: 3, borderColor: 'primary.main', pt: 1.5 }}>
            <Typography variant="h3">{t(who)}</Typography>
            <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{t(what)}</Typography>
          </Box>
        ))}
      </Box>
      <Box component="nav" aria-label={t('readMore')} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, mt: 3 }}>
        {audiences.map(([message, href]) => (
          <Link key={href} href={href} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 40 }}>
            {t(message)}
          </Link>
        ))}
      </Box>
    </Section>
  )
}
