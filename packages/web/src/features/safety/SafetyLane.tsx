import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { NoticeLines } from '../../domain/NoticeLines.tsx'
import { newsPaths } from '../../domain/news-paths.ts'
import { paths } from '../../domain/paths.ts'
import { RouterAwareLink } from '../../ui/link.tsx'
import { useNotices } from './api.ts'
import { useSafetyMessages } from './messages.ts'

const shown = 3

/** The open notices on what matters to the viewer: a few in a column, one line where there is no room. */
export function SafetyLane({ look }: { look: 'column' | 'strip' }) {
  const t = useSafetyMessages()
  const id = useId()
  const mine = useNotices({ mine: 'true', state: ['Active', 'Anticipated'], count: shown })
  const total = mine.data?.total ?? 0
  const all = (
    <Link component={RouterAwareLink} href={newsPaths.safetyOfMine} sx={{ typography: 'body2' }}>
      {t('openOfMine', { count: total })}
    </Link>
  )
  if (look === 'strip')
    return <Box sx={{ minHeight: 40 }}>{mine.isSuccess && (total > 0 ? all : t('noneOpenOfMine'))}</Box>
  return (
    <Box component="section" aria-labelledby={id} sx={{ minHeight: 128, px: 0.5, mb: 2 }}>
      <Typography id={id} variant="h4" component="h2">
        {t('safety')}
      </Typography>
      {mine.data?.rows.map((notice) => (
        <Link
          key={notice.noticeId}
          component={RouterAwareLink}
          href={notice.appliesTo[0] ? paths.content(notice.appliesTo[0].contentItemId) : newsPaths.safetyOfMine}
          underline="hover"
          color="inherit"
          sx={{ display: 'block' }}
        >
          <NoticeLines notices={[notice]} />
        </Link>
      ))}
      {mine.isSuccess && (
        <Typography variant="body2" component="div" sx={{ mt: 1, color: 'text.secondary' }}>
          {total > 0 ? all : t('noneOpenOfMine')}
        </Typography>
      )}
    </Box>
  )
}
