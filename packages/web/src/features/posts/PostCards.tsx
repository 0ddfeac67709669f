import type { PostEntry } from '@materia/contract'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { paths } from '../../domain/paths.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { usePostMessages } from './messages.ts'
import { type PostActions, PostMenu } from './PostMenu.tsx'
import { kindWord, openAddress } from './post-words.ts'

export function PostCards({ posts, actions }: { posts: PostEntry[]; actions: PostActions | undefined }) {
  const t = usePostMessages()
  return (
    <Stack spacing={1.5}>
      {posts.map((post) => (
        <Card key={post.contentItemId} component="article" sx={{ p: 2, pr: 1, display: 'flex', gap: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="h3" component="h2" sx={{ mb: 0.5 }}>
              <Link href={openAddress(post)}>{post.title || t('untitled')}</Link>
            </Typography>
            <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
              {kindWord(post)} · <RelativeTime date={post.updatedOn} />
              {post.isPublished && ` · ${t('views', { count: post.views })} · ${t('likes', { count: post.likes })}`}
              {post.isPublished && <Comments post={post} />}
            </Typography>
          </Box>
          {actions && <PostMenu post={post} actions={actions} />}
        </Card>
      ))}
    </Stack>
  )
}

function Comments({ post: { contentItemId, commentCount } }: { post: PostEntry }) {
  const t = usePostMessages()
  const words = t('comments', { count: commentCount })
  return (
    <>
      {' '}
      ·{' '}
      {commentCount > 0 ? (
        <Link href={`${paths.content(contentItemId)}#comments`} sx={{ whiteSpace: 'nowrap' }}>
          {words}
        </Link>
      ) : (
        words
      )}
    </>
  )
}
