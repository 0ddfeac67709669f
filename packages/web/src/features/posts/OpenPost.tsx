import Button from '@mui/material/Button'
import { useState } from 'react'
import { paths } from '../../domain/paths.ts'
import { isNotThere } from '../../lib/api-error.ts'
import { Empty, Failed, Loading } from '../../ui/states.tsx'
import { usePost } from './api.ts'
import { createBuffer, isNewDraft } from './draft-buffer.ts'
import { usePostMessages } from './messages.ts'
import { type ComposerProps, PostComposer, prepareEditor } from './PostComposer.tsx'
import { isPost, storedOf } from './post-fields.ts'

/** Puts a post on the desk: a new one, or one that is stored. */
export function OpenPost(props: Omit<ComposerProps, 'stored'>) {
  const t = usePostMessages()
  const { userId, type, contentItemId } = props
  // Asked once: the draft stops being new while it is being written.
  const [isNew] = useState(() => {
    prepareEditor(type)
    return isNewDraft(userId, type, contentItemId)
  })
  const post = usePost(isNew ? null : contentItemId)

  if (isNew) return <PostComposer {...props} stored={undefined} />
  if (post.isPending) return <Loading label={t('post')} rows={1} />
  if (post.isLoadingError && !isNotThere(post.error)) return <Failed error={post.error} onRetry={post.refetch} />
  const content = post.data
  // Deleted elsewhere: what was written here and not stored is shown with the way to go on.
  if (!content && createBuffer(userId, contentItemId).find()) return <PostComposer {...props} stored={undefined} />
  if (!content || !isPost(content) || content.ownerId !== userId) {
    return (
      <Empty
        title={t('notFound')}
        action={
          <Button variant="contained" color="neutral" href={paths.myPosts}>
            {t('myPosts')}
          </Button>
        }
      >
        {t('deletedOrNotYours')}
      </Empty>
    )
  }
  return <PostComposer {...props} stored={storedOf(content)} />
}
