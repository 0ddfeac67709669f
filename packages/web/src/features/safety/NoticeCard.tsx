import type { Notice } from '@materia/contract'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { memo } from 'react'
import { noticeColours } from '../../domain/NoticeLines.tsx'
import { paths } from '../../domain/paths.ts'
import { WarningIcon } from '../../ui/icons/icons.tsx'
import { keptTogether } from '../../ui/kept-together.ts'
import { RouterAwareLink } from '../../ui/link.tsx'
import { useSafetyMessages } from './messages.ts'
import { NoticeDates } from './NoticeDates.tsx'

/** One notice whole: what it is, how bad, since when, why, what it concerns, and who says so. */
export const NoticeCard = memo(function NoticeCard({
  notice,
  titleLevel = 'h2',
}: {
  notice: Notice
  titleLevel?: 'h2' | 'h3'
}) {
  const t = useSafetyMessages()
  const { kind, state, severity, title, summary, summaryLanguage, reason } = notice
  return (
    <Box
      component="article"
      sx={{
        p: 2,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        borderLeftWidth: 4,
        borderLeftColor: state === 'Resolved' ? 'divider' : noticeColours[severity],
      }}
    >
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 0.5 }}>
        <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center', color: noticeColours[severity], fontWeight: 650 }}>
          <WarningIcon size={18} />
          {t(`severities.${severity}`)}
        </Box>
        <Chip size="small" label={t(`kinds.${kind}`)} />
        <Chip size="small" variant="outlined" label={t(`states.${state}`)} />
      </Stack>
      <Typography variant="h3" component={titleLevel} sx={{ overflowWrap: 'anywhere' }}>
        {keptTogether(title)}
      </Typography>
      <NoticeDates notice={notice} />
      {reason && <Typography sx={{ mt: 0.5 }}>{t('reason', { reason })}</Typography>}
      {summary && (
        <Typography
          lang={summaryLanguage ?? undefined}
          sx={{ mt: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {keptTogether(summary)}
        </Typography>
      )}
      <Concerned notice={notice} />
      <NoticeSource notice={notice} />
    </Box>
  )
})

const shownItems = 6

function Concerned({ notice: { appliesTo, match } }: { notice: Notice }) {
  const t = useSafetyMessages()
  if (appliesTo.length === 0)
    return (
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {t('concernsNothing')}
      </Typography>
    )
  const isOne = appliesTo.length === 1
  return (
    <Box sx={{ mt: 1, ...(isOne && { display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }) }}>
      <Typography variant="body2" sx={{ fontWeight: 650 }}>
        {t(match === 'Name' ? 'possiblyConcerns' : 'concerns')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: isOne ? 0 : 2.5, listStyle: isOne ? 'none' : undefined }}>
        {appliesTo.slice(0, shownItems).map(({ contentItemId, title }) => (
          <li key={contentItemId}>
            <Link
              component={RouterAwareLink}
              href={paths.content(contentItemId)}
              // High enough for a finger.
              sx={{ display: 'inline-block', verticalAlign: 'top', py: 0.25, overflowWrap: 'anywhere' }}
            >
              {title}
            </Link>
          </li>
        ))}
      </Box>
      {appliesTo.length > shownItems && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('andMore', { count: appliesTo.length - shownItems })}
        </Typography>
      )}
    </Box>
  )
}

/** Who says so, with the way there. */
export function NoticeSource({ notice: { source, sourceUrl, title } }: { notice: Notice }) {
  const t = useSafetyMessages()
  if (!source) return null
  const words = t('source', { source: source.name })
  return (
    <Typography variant="body2" sx={{ mt: 0.5 }}>
      {sourceUrl ? (
        <Link
          href={sourceUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={`${words}. ${t('sourceOf', { title })}`}
          // High enough to be hit by a finger beside the links above it.
          sx={{ display: 'inline-block', py: 0.5 }}
        >
          {words}
        </Link>
      ) : (
        words
      )}
    </Typography>
  )
}
