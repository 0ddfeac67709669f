import type { PostEntry } from '@materia/contract'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { VisuallyHidden } from '../../ui/hidden.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { type PostActions, PostMenu } from './PostMenu.tsx'
import { kindWord, openAddress } from './post-words.ts'

export function PostTable({ posts, actions }: { posts: PostEntry[]; actions: PostActions | undefined }) {
  return (
    <TableContainer sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>Title</TableCell>
            <TableCell>Kind</TableCell>
            <TableCell>Updated</TableCell>
            <TableCell align="right">Views</TableCell>
            <TableCell align="right">Likes</TableCell>
            {actions && (
              <TableCell>
                <VisuallyHidden>Actions</VisuallyHidden>
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {posts.map((post) => (
            <TableRow key={post.contentItemId} hover>
              <TableCell sx={{ width: '50%' }}>
                <Link href={openAddress(post)}>{post.title || 'Untitled'}</Link>
              </TableCell>
              <TableCell>{kindWord(post)}</TableCell>
              <TableCell>
                <RelativeTime date={post.updatedOn} />
              </TableCell>
              <TableCell align="right">{post.isPublished ? post.views.toLocaleString('en-CA') : '–'}</TableCell>
              <TableCell align="right">{post.isPublished ? post.likes.toLocaleString('en-CA') : '–'}</TableCell>
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
