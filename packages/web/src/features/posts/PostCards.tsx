import type { PostEntry } from '@materia/contract'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { type PostActions, PostMenu } from './PostMenu.tsx'
import { kindWord, openAddress } from './post-words.ts'

export function PostCards({ posts, actions }: { posts: PostEntry[]; actions: PostActions | undefined }) {
  return (
    <Stack spacing={1.5}>
      {posts.map((post) => (
        <Card key={post.contentItemId} component="article" sx={{ p: 2, pr: 1, display: 'flex', gap: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="h3" component="h2" sx={{ mb: 0.5 }}>
              <Link href={openAddress(post)}>{post.title || 'Untitled'}</Link>
            </Typography>
            <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
              {kindWord(post)} · <RelativeTime date={post.updatedOn} />
              {post.isPublished &&
                ` · ${post.views.toLocaleString('en-CA')} ${post.views === 1 ? 'view' : 'views'} · ${post.likes.toLocaleString('en-CA')} ${post.likes === 1 ? 'like' : 'likes'}`}
            </Typography>
          </Box>
          {actions && <PostMenu post={post} actions={actions} />}
        </Card>
      ))}
    </Stack>
  )
}
