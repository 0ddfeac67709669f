import { plainText } from '@materia/contract/mentions.ts'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { shownName } from '../../domain/names.ts'
import { paths } from '../../domain/paths.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { useFoundComments } from './api.ts'
import { useCommentMessages } from './messages.ts'
import { QuestionMark } from './QuestionMark.tsx'

/** What colleagues said with these words beneath any item; nothing where nobody did. */
export function CommentsFound({ searchTerm }: { searchTerm: string }) {
  const t = useCommentMessages()
  const { data: found = [] } = useFoundComments(searchTerm)
  if (found.length === 0) return null
  return (
    <Box component="section" aria-label={t('inComments')} sx={{ mt: 3 }}>
      <Typography sx={{ mb: 1, typography: 'subtitle2', color: 'text.secondary' }}>{t('inComments')}</Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {found.map((comment) => (
          <Card key={comment.id} component="li" sx={{ p: 1.5 }}>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {shownName(comment.author.name)} · <RelativeTime date={comment.createdOn} />
              <QuestionMark {...comment} />
            </Typography>
            <Typography sx={clamped}>{plainText(comment.content)}</Typography>
            <Link href={`${paths.content(comment.contentItemId)}#comments`} variant="body2">
              {t('onItem', { title: comment.contentTitle })}
            </Link>
          </Card>
        ))}
      </Box>
    </Box>
  )
}

const clamped = {
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const
