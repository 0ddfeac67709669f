import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useNavigate, useParams } from 'react-router'
import { loadChunk } from '../../lib/chunk.ts'
import { useDocumentTitle } from '../../lib/document-title.ts'
import { useHydrated } from '../../lib/hydrated.ts'
import { type HomeDialog, homeDialogs, paths } from '../../lib/paths.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { DiscussionDrawing, DrugDrawing, FeedDrawing, FolioDrawing } from './marketing/drawings.tsx'
import { Section } from './marketing/Section.tsx'
import { SignUpBand, SignUpButtons } from './marketing/SignUpBand.tsx'

const HomeDialogs = onDemand(async () => {
  // Two steps, so that a slow phone answers between them.
  await loadChunk(() => import('../../features/users/forms.ts'))
  return (await import('../../features/users/HomeDialogs.tsx')).HomeDialogs
})

export function HomePage() {
  useDocumentTitle()
  return (
    <>
      <Hero />
      <Things />
      <People />
      <SignUpBand title="Two minutes are enough to start">
        Sign up with your e-mail, confirm it, choose a password. Then tell us what you work on, and the feed follows
        you.
      </SignUpBand>
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
  return (
    <Section ground="dark">
      <Box
        sx={{ display: 'grid', gap: { xs: 5, md: 8 }, gridTemplateColumns: { md: '1.05fr 1fr' }, alignItems: 'center' }}
      >
        <Stack spacing={2.5}>
          <Typography component="p" sx={{ fontWeight: 600, color: 'bar.muted' }}>
            For doctors, nurse practitioners, residents and students in Canada
          </Typography>
          <Typography variant="h1" sx={{ fontSize: { xs: '2.125rem', md: '3rem' }, lineHeight: 1.12 }}>
            What is new in medicine, in the two minutes you have
          </Typography>
          <Typography sx={{ fontSize: '1.125rem', color: 'bar.muted', maxWidth: 540 }}>
            Materia brings drugs, regulatory decisions, clinical trials and journal articles into one calm feed,
            straight from their sources. Keep what matters in folios. Talk it over with colleagues.
          </Typography>
          <SignUpButtons />
          <noscript>
            <p>Reading works without scripts; signing up and logging in need JavaScript.</p>
          </noscript>
        </Stack>
        <FeedDrawing />
      </Box>
    </Section>
  )
}

function Things() {
  return (
    <Section>
      <Stack spacing={{ xs: 6, md: 9 }}>
        <Thing title="Discover what changed" picture={<DrugDrawing />}>
          New drugs, safety reviews, trials near you and the articles behind them, ranked by your areas of interest and
          by the people you follow. Every card says what it is, where it comes from and when. Search understands brand
          and generic names, in English and French.
        </Thing>
        <Thing title="Keep it in folios" picture={<FolioDrawing />} isReversed>
          Save anything into a folio: for a clinic, a journal club, a rotation. Keep it private, share it with the
          people you invite, or publish it for every member. Add a note to each clipping, so that you still know in
          March why you kept it in October.
        </Thing>
        <Thing title="Talk with colleagues" picture={<DiscussionDrawing />}>
          Ask in a private room, or in a public one that others can join. Share a drug or a folio straight into the
          conversation. Everybody in it has signed up as a medical professional or student in Canada.
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
    <Box sx={{ display: 'grid', gap: { xs: 3, md: 8 }, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'center' }}>
      <Box sx={{ order: { md: isReversed ? 2 : 0 } }}>
        <Typography variant="h2" sx={{ fontSize: { xs: '1.5rem', md: '1.75rem' }, mb: 1.5 }}>
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', fontSize: '1.0625rem', maxWidth: 520 }}>{children}</Typography>
      </Box>
      {picture}
    </Box>
  )
}

const people = [
  { who: 'Doctors', what: 'Follow your field without another inbox, and find colleagues who take new patients.' },
  { who: 'Nurse practitioners', what: 'Check a product, its strengths and what is covered before you prescribe.' },
  { who: 'Medical residents', what: 'Build folios for each rotation, and carry them with you to the next.' },
  { who: 'Medical students', what: 'Read the primary source first, with the people who work with it.' },
]

function People() {
  return (
    <Section ground="surface">
      <Typography variant="h2" sx={{ fontSize: { xs: '1.5rem', md: '1.75rem' }, mb: 3 }}>
        Who it is for
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {people.map(({ who, what }) => (
          <Box component="li" key={who} sx={{ borderTop: 3, borderColor: 'primary.main', pt: 1.5 }}>
            <Typography variant="h3">{who}</Typography>
            <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{what}</Typography>
          </Box>
        ))}
      </Box>
    </Section>
  )
}
