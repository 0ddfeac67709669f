import type { Author } from '@materia/contract'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { explain } from '../../lib/api-error.ts'
import { useSession } from '../../lib/session.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { showError, showSuccess } from '../../ui/notice.ts'
import { useRemoveOwnName } from './api.ts'
import { useOwnPostMessages } from './own/messages.ts'

/** For a viewer who is named as an author of somebody else's post. */
export function OwnName({
  post,
}: {
  post: { contentItemId: string; ownerId: string | null; authors: Pick<Author, 'userId'>[] }
}) {
  const t = useOwnPostMessages()
  const { userId } = useSession()
  const [isAsking, setAsking] = useState(false)
  const remove = useRemoveOwnName()
  const isNamed = userId !== null && post.ownerId !== userId && post.authors.some((author) => author.userId === userId)
  if (!isNamed) return null
  return (
    <>
      <Button size="small" variant="contained" color="neutral" sx={{ mb: 2 }} onClick={() => setAsking(true)}>
        {t('takeNameOff')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('takeNameOffQuestion')}
        confirmLabel={t('takeNameOff')}
        isBusy={remove.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          remove.mutate(
            { params: { contentItemId: post.contentItemId } },
            {
              onSuccess: () => showSuccess(t('nameIsOff')),
              onError: (error) => showError(explain(error)),
              onSettled: () => setAsking(false),
            },
          )
        }
      >
        {t('takeNameOffText')}
      </ConfirmDialog>
    </>
  )
}
