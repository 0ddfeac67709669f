import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import {
  BookmarkFilledIcon,
  EyeIcon,
  FlaskIcon,
  HeartIcon,
  PillIcon,
  ScaleIcon,
  ShareIcon,
} from '../../../ui/icons.tsx'
import type { KindName } from '../../../ui/tokens.ts'

/** Small pictures of the product, drawn with its own cards. */
export function FeedDrawing() {
  return (
    <Picture label="Two cards of the Discover feed: a regulatory decision and a clinical trial.">
      <DrawnCard
        kind="decision"
        icon={<ScaleIcon size={16} />}
        word="Decision"
        source="Health Canada"
        date="today 9:10 AM"
        title="Regulatory decision summary: a new treatment for heart failure"
        fact="Regulatory · approved"
        summary="Why it was approved, what was studied, and what remains to be followed up."
      />
      <DrawnCard
        kind="trial"
        icon={<FlaskIcon size={16} />}
        word="Trial"
        source="ClinicalTrials.gov"
        date="Mar 4"
        title="Once-weekly insulin in adults with type 2 diabetes"
        fact="Recruiting · 6 sites in Canada"
        summary="Who can take part, where, and who to call."
      />
    </Picture>
  )
}

export function FolioDrawing() {
  return (
    <Picture label="A folio named Heart failure clinic with three clippings and its members.">
      <Sheet>
        <Box sx={{ fontWeight: 650 }}>Heart failure clinic</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', mb: 1.5 }}>
          12 clippings · Restricted · 4 members
        </Box>
        <Stack spacing={1}>
          {[
            'SGLT2 inhibitors: product monographs',
            'Guideline update, chronic heart failure',
            'Recruiting trials near us',
          ].map((title) => (
            <Box
              key={title}
              sx={{
                display: 'flex',
                gap: 1,
                alignItems: 'center',
                p: 1,
                border: 1,
                borderColor: 'divider',
                borderRadius: 0.8,
                fontSize: '0.875rem',
              }}
            >
              <Box sx={{ color: 'primary.main' }}>
                <BookmarkFilledIcon size={16} />
              </Box>
              {title}
            </Box>
          ))}
        </Stack>
      </Sheet>
    </Picture>
  )
}

export function DiscussionDrawing() {
  return (
    <Picture label="A discussion between two colleagues about a dose.">
      <Sheet>
        <Stack spacing={1}>
          <Bubble side="left">Has anyone changed the starting dose since the new monograph?</Bubble>
          <Bubble side="right">Yes, lower in renal impairment. Section 4, saved in our folio.</Bubble>
          <Bubble side="left">Found it. Thank you.</Bubble>
        </Stack>
      </Sheet>
    </Picture>
  )
}

export function DrugDrawing() {
  return (
    <Picture label="A drug card with its ingredient, strength, company and status.">
      <DrawnCard
        kind="drug"
        icon={<PillIcon size={16} />}
        word="Drug"
        source="Drug Product Database"
        date="Feb 18"
        title="Metformin hydrochloride 500 mg tablet"
        fact="Tablet · oral · Marketed"
        summary="Ingredients and strengths, company, therapeutic class, what Ontario pays, and the decisions about it."
      />
    </Picture>
  )
}

function Picture({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack role="img" aria-label={label} spacing={1.5} sx={{ maxWidth: 520, width: '100%', mx: 'auto' }}>
      {children}
    </Stack>
  )
}

function Sheet({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'text.primary',
        boxShadow: 3,
      }}
    >
      {children}
    </Box>
  )
}

function Bubble({ side, children }: { side: 'left' | 'right'; children: ReactNode }) {
  const isOwn = side === 'right'
  return (
    <Box
      sx={{
        alignSelf: isOwn ? 'flex-end' : 'flex-start',
        maxWidth: '85%',
        px: 1.5,
        py: 1,
        borderRadius: 1,
        fontSize: '0.875rem',
        bgcolor: isOwn ? 'secondary.main' : 'neutral.main',
        color: isOwn ? 'secondary.contrastText' : 'neutral.contrastText',
        border: 1,
        borderColor: isOwn ? 'secondary.light' : 'transparent',
      }}
    >
      {children}
    </Box>
  )
}

function DrawnCard({
  kind,
  icon,
  word,
  source,
  date,
  title,
  fact,
  summary,
}: {
  kind: KindName
  icon: ReactNode
  word: string
  source: string
  date: string
  title: string
  fact: string
  summary: string
}) {
  return (
    <Box
      sx={{
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderLeft: 3,
        borderLeftColor: `kind.${kind}`,
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'text.primary',
        boxShadow: 3,
        textAlign: 'left',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 0.75,
          fontSize: '0.8125rem',
          color: 'text.secondary',
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: `kind.${kind}`, fontWeight: 600 }}>
          {icon}
          {word}
        </Box>
        · {source} · {date}
      </Box>
      <Box sx={{ fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.3, mt: 0.5 }}>{title}</Box>
      <Box sx={{ fontSize: '0.8125rem', mt: 0.5 }}>{fact}</Box>
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary', mt: 0.5 }}>{summary}</Box>
      <Box sx={{ display: 'flex', gap: 2, mt: 1.5, color: 'text.secondary' }}>
        <HeartIcon size={18} />
        <BookmarkFilledIcon size={18} />
        <ShareIcon size={18} />
        <EyeIcon size={18} />
      </Box>
    </Box>
  )
}
