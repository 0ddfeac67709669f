import type { Notice } from '@materia/contract'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { NoticeLines, noticeColours } from '../../domain/NoticeLines.tsx'
import { newsPaths } from '../../domain/news-paths.ts'
import { paths } from '../../domain/paths.ts'
import { WarningIcon } from '../../ui/icons/icons.tsx'
import { RouterAwareLink } from '../../ui/link.tsx'
import { useNotices } from './api.ts'
import { useSafetyMessages } from './messages.ts'
import { NoticeDates } from './NoticeDates.tsx'

const shown = 3

/** The open notices on what matters to the viewer, then those of their areas: a few in a column, one line where there is no room. */
export function SafetyLane({ look }: { look: 'column' | 'strip' }) {
  const t = useSafetyMessages()
  const id = useId()
  const state = ['Active', 'Anticipated'] as const
  const mine = useNotices({ mine: 'true', state: [...state], count: shown })
  const total = mine.data?.total ?? 0
  const room = mine.isSuccess ? shown - mine.data.rows.length : 0
  const ofAreas = useNotices({ areas: 'true', state: [...state], count: shown }, { enabled: room > 0 })
  const known = new Set(mine.data?.rows.map(({ noticeId }) => noticeId))
  const others = (ofAreas.data?.rows ?? []).filter(({ noticeId }) => !known.has(noticeId)).slice(0, room)
  // All at once: what comes in one after the other pushes the lanes below down as often.
  const isAnswered = !mine.isPending && (room === 0 || !ofAreas.isPending)
  const all = (
    <Link component={RouterAwareLink} href={newsPaths.safetyOfMine} sx={{ typography: 'body2' }}>
      {look === 'strip' && <WarningIcon size={18} />}
      {t('openOfMine', { count: total })}
    </Link>
  )
  if (look === 'strip') {
    // The worst comes first. There is room for two lines.
    const colour = noticeColours[mine.data?.rows[0]?.severity ?? 'Information']
    return (
      <Box
        sx={{ minHeight: 56, px: 0.5, pb: 1, '& > a': { display: 'flex', gap: 0.75, color: colour, fontWeight: 650 } }}
      >
        {mine.isSuccess && (total > 0 ? all : t('noneOpenOfMine'))}
      </Box>
    )
  }
  return (
    <Box component="section" aria-labelledby={id} sx={{ minHeight: isAnswered ? 0 : 240, px: 0.5, mb: 2 }}>
      <Typography id={id} variant="h4" component="h2">
        {t('safety')}
      </Typography>
      {isAnswered && mine.data?.rows.map((notice) => <NoticeLink key={notice.noticeId} notice={notice} />)}
      {isAnswered && mine.isSuccess && (
        <Typography variant="body2" component="div" sx={{ mt: 1, color: 'text.secondary' }}>
          {total > 0 ? all : t('noneOpenOfMine')}
        </Typography>
      )}
      {others.length > 0 && (
        <Typography variant="body2" component="h3" sx={{ mt: 1, fontWeight: 650 }}>
          {t('inYourAreas')}
        </Typography>
      )}
      {others.map((notice) => (
        <NoticeLink key={notice.noticeId} notice={notice} />
      ))}
    </Box>
  )
}

function NoticeLink({ notice }: { notice: Notice }) {
  const [first] = notice.appliesTo
  return (
    <Link
      component={RouterAwareLink}
      href={first ? paths.content(first.contentItemId) : newsPaths.safetyOfMine}
      underline="hover"
      color="inherit"
      sx={{ display: 'block' }}
    >
      <NoticeLines notices={[notice]} />
      <Box sx={{ pl: 3 }}>
        <NoticeDates notice={notice} isBrief />
      </Box>
    </Link>
  )
}
