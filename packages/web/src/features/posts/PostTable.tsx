import type { PostEntry } from '@materia/contract'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { paths } from '../../domain/paths.ts'
import { useFormats } from '../../lib/language.ts'
import { VisuallyHidden } from '../../ui/hidden.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { usePostMessages } from './messages.ts'
import { type PostActions, PostMenu } from './PostMenu.tsx'
import { kindWord, openAddress } from './post-words.ts'

/** Leads to them, where there are any. */
function CommentCount({ post }: { post: PostEntry }) {
  const t = usePostMessages()
  const formats = useFormats()
  if (post.commentCount === 0) return formats.number(0)
  return (
    <Link
      href={`${paths.content(post.contentItemId)}#comments`}
      aria-label={t('commentsOf', { count: post.commentCount, title: post.title })}
    >
      {formats.number(post.commentCount)}
    </Link>
  )
}

const figures = { fontVariantNumeric: 'tabular-nums' }

export function PostTable({ posts, actions }: { posts: PostEntry[]; actions: PostActions | undefined }) {
  const t = usePostMessages()
  const formats = useFormats()
  return (
    <TableContainer sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>{t('title')}</TableCell>
            <TableCell>{t('kind')}</TableCell>
            <TableCell>{t('updated')}</TableCell>
            <TableCell align="right">{t('viewsColumn')}</TableCell>
            <TableCell align="right">{t('likesColumn')}</TableCell>
            <TableCell align="right">{t('commentsColumn')}</TableCell>
            {actions && (
              <TableCell>
                <VisuallyHidden>{t('actions')}</VisuallyHidden>
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {posts.map((post) => (
            <TableRow key={post.contentItemId} hover>
              <TableCell sx={{ width: '50%' }}>
                <Link href={openAddress(post)}>{post.title || t('untitled')}</Link>
              </TableCell>
              <TableCell>{kindWord(post)}</TableCell>
              <TableCell>
                <RelativeTime date={post.updatedOn} />
              </TableCell>
              <TableCell align="right" sx={figures}>
                {post.isPublished ? formats.number(post.views) : '–'}
              </TableCell>
              <TableCell align="right" sx={figures}>
                {post.isPublished ? formats.number(post.likes) : '–'}
              </TableCell>
              <TableCell align="right" sx={figures}>
                {post.isPublished ? <CommentCount post={post} /> : '–'}
              </TableCell>
              {actions && (
                <TableCell align="right" sx={{ py: 0.5, whiteSpace: 'nowrap' }}>
                  <PostMenu post={post} actions={actions} />
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
