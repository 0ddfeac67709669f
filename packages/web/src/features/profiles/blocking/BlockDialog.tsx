import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { explain } from '../../../lib/api-error.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { showError, showSuccess } from '../../../ui/notice.ts'
import { Failed, Loading } from '../../../ui/states.tsx'
import { useBlock, useBlocked } from './api.ts'
import { useBlockingMessages } from './messages.ts'

/** Asks before somebody is blocked, or unblocks whoever is. */
export function BlockDialog({
  person: { userId, name },
  onClose,
}: {
  person: { userId: string; name: string }
  onClose: () => void
}) {
  const t = useBlockingMessages()
  const blocked = useBlocked()
  const block = useBlock()
  const isBlocked = blocked.data?.some((each) => each.userId === userId) ?? false
  const change = () =>
    block.mutate(
      { userId, isBlocked: !isBlocked },
      {
        onSuccess: () => showSuccess(isBlocked ? t('unblocked', { name }) : t('blocked', { name })),
        onError: (error) => showError(explain(error)),
        onSettled: onClose,
      },
    )

  return (
    <Dialog
      title={isBlocked ? t('isBlocked', { name }) : t('blockQuestion', { name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="contained" color="neutral" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="contained"
            color={isBlocked ? 'primary' : 'error'}
            loading={block.isPending}
            disabled={!blocked.data}
            onClick={change}
          >
            {isBlocked ? t('unblock') : t('block')}
          </Button>
        </>
      }
    >
      {blocked.isPending && <Loading label={t('blockedPeople')} rows={1} />}
      {blocked.isError && <Failed error={blocked.error} onRetry={blocked.refetch} />}
      {blocked.data && !isBlocked && <Typography>{t('blockWarning', { name })}</Typography>}
    </Dialog>
  )
}
