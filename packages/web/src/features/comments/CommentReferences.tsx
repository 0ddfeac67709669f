import type { CommentReference } from '@materia/contract'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { kindWord } from '../../domain/kind-looks.tsx'
import { NoticeLines } from '../../domain/NoticeLines.tsx'
import { paths } from '../../domain/paths.ts'
import { useCommentMessages } from './messages.ts'

/** The items that a comment names by number or address, each with its worst open notice. */
export function CommentReferences({ references }: { references: CommentReference[] }) {
  const t = useCommentMessages()
  if (references.length === 0) return null
  return (
    <Box
      component="ul"
      aria-label={t('refersTo')}
      sx={{ listStyle: 'none', m: 0, mt: 0.75, p: 0, display: 'grid', gap: 0.75 }}
    >
      {references.map(({ contentItemId, contentItemType, title, notices }) => (
        <Box
          key={contentItemId}
          component="li"
          sx={{ borderLeft: 3, borderColor: 'divider', pl: 1.25, py: 0.25, minWidth: 0 }}
        >
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {kindWord(contentItemType)}
          </Typography>
          <Link href={paths.content(contentItemId)} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {title}
          </Link>
          <NoticeLines notices={notices} max={1} />
        </Box>
      ))}
    </Box>
  )
}
