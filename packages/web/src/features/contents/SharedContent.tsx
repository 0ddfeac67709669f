import { contentRoutes } from '@materia/contract'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { kindWord } from '../../domain/kind-looks.tsx'
import { NoticeLines } from '../../domain/NoticeLines.tsx'
import { paths } from '../../domain/paths.ts'
import { useReply } from '../../lib/query.ts'
import { useContentMessages } from './messages.ts'
import { useContentSlots } from './slots.tsx'
import { textLanguage } from './text-language.ts'

/** A content item inside something else: its kind, title, source and safety notices, leading to its page; saved from here. */
export function SharedContent({ contentItemId }: { contentItemId: string }) {
  const t = useContentMessages()
  const slots = useContentSlots()
  const summary = useReply(contentRoutes.getContentSummary, { params: { contentItemId } })
  return (
    <Box
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'text.primary',
        px: 1.5,
        py: 1,
        width: 320,
        maxWidth: '100%',
      }}
    >
      {summary.isPending && <Skeleton width="80%" height={40} />}
      {summary.isError && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('notOpenOrGone')}
        </Typography>
      )}
      {summary.data && (
        <>
          <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary', flex: 1 }}>
              {[kindWord(summary.data.contentItemType), summary.data.source?.name].filter(Boolean).join(' · ')}
            </Typography>
            {slots.save && <Box sx={{ my: -1, mr: -1 }}>{slots.save(summary.data, { isWide: false })}</Box>}
          </Box>
          <Link
            href={paths.content(contentItemId)}
            {...textLanguage(summary.data)}
            sx={{ fontWeight: 600, color: 'text.primary' }}
          >
            {summary.data.title}
          </Link>
          <NoticeLines notices={summary.data.notices} max={1} />
          {summary.data.factLine && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {summary.data.factLine}
            </Typography>
          )}
        </>
      )}
    </Box>
  )
}
