import { listUnsentNotes } from '../../features/folios/clippings/unsent-notes.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { useLogoutMessages } from './messages.ts'

export function LogoutDialog({ onAnswer }: { onAnswer: (answer: 'leave' | 'stay') => void }) {
  const t = useLogoutMessages()
  return (
    <ConfirmDialog
      open
      isDestructive
      title={t('title')}
      confirmLabel={t('leave')}
      closeLabel={t('stay')}
      onConfirm={() => onAnswer('leave')}
      onClose={() => onAnswer('stay')}
    >
      {t('unsentNotes', { count: listUnsentNotes().length })}
    </ConfirmDialog>
  )
}
