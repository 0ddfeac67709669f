import type { Clipping } from '@materia/contract'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { fromOf } from '../../../domain/from.ts'
import { kindLooks, kindWord } from '../../../domain/kind-looks.tsx'
import { NoticeLines } from '../../../domain/NoticeLines.tsx'
import { paths } from '../../../domain/paths.ts'
import { factsBesideDate, publishedOn } from '../../../domain/published-on.ts'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { useFolioMessages } from '../messages.ts'

/** The item itself in few lines: kind, source and date, title, one line of what matters. */
export function ClippedItem({ clipping }: { clipping: Clipping }) {
  const t = useFolioMessages()
  const date = publishedOn(clipping)
  const from = fromOf(clipping)
  return (
    <>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        <Box component="span" style={{ color: kindLooks[clipping.contentItemType].colour }} sx={{ fontWeight: 650 }}>
          {kindWord(clipping.contentItemType)}
        </Box>
        {from && ` · ${from}`}
        {date && (
          <>
            {' · '}
            <RelativeTime date={date} />
          </>
        )}
        {clipping.promotedBy && ` · ${t('promotedBy', { name: clipping.promotedBy })}`}
      </Box>
      <Typography variant="h3" component="h2" sx={{ mt: 0.25, fontSize: '1.0625rem' }}>
        <Link href={paths.content(clipping.contentItemId)} color="inherit" sx={{ fontWeight: 650 }}>
          {clipping.title}
        </Link>
      </Typography>
      <NoticeLines notices={clipping.notices} noticeCounts={clipping.noticeCounts} max={1} />
      {(clipping.factLine || clipping.statusWord) && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
          {[clipping.statusWord, factsBesideDate(clipping)].filter(Boolean).join(' · ')}
        </Typography>
      )}
    </>
  )
}
