import type { ChatMessage } from '@materia/contract'
import { plainText } from '@materia/contract/mentions.ts'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { ActionMenu } from '../../../ui/dialogs/menu.tsx'
import { FlagIcon, MoreIcon, PenIcon, TrashIcon } from '../../../ui/icons/icons.tsx'
import { CopyIcon, ReplyIcon } from '../../../ui/icons/screen-icons.tsx'
import { showSuccess } from '../../../ui/notice.ts'
import type { ChatSlots } from '../slots.ts'
import { useDeleteMessage } from './api.ts'
import { useActionMessages } from './messages.ts'
import { ReactMenu } from './Reactions.tsx'
import { useConversing } from './target.ts'

/** What one can do about a message, beside it. */
export function MessageMenu({
  message,
  myUserId,
  ReportMessage,
}: {
  message: ChatMessage
  myUserId: string | null
  ReportMessage: ChatSlots['ReportMessage']
}) {
  const t = useActionMessages()
  const { setTarget, isClosed } = useConversing()
  const [isDeleting, setDeleting] = useState(false)
  const [isReporting, setReporting] = useState(false)
  const remove = useDeleteMessage()
  if (message.isDeleted) return null
  const isMine = message.fromUserId === myUserId
  const reply = () => setTarget({ kind: 'reply', message })
  const copy = () =>
    void navigator.clipboard
      .writeText(plainText(message.content))
      .then(() => showSuccess(t('copied')))
      .catch(() => undefined)

  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      {!isClosed && <ReactMenu message={message} myUserId={myUserId} />}
      {!isClosed && (
        <IconButton
          color="inherit"
          aria-label={t('replyingTo', { name: message.fromUserFullName })}
          title={t('reply')}
          onClick={reply}
        >
          <ReplyIcon size={18} />
        </IconButton>
      )}
      <ActionMenu
        label={t('messageActionsFor', { name: message.fromUserFullName })}
        icon={<MoreIcon size={18} />}
        entries={[
          ...(isClosed ? [] : [{ label: t('reply'), icon: <ReplyIcon />, onSelect: reply }]),
          { label: t('copy'), icon: <CopyIcon />, onSelect: copy },
          ...(isMine && !isClosed
            ? [{ label: t('edit'), icon: <PenIcon />, onSelect: () => setTarget({ kind: 'edit', message }) }]
            : []),
          ...(isMine
            ? [{ label: t('delete'), icon: <TrashIcon />, isDestructive: true, onSelect: () => setDeleting(true) }]
            : []),
          ...(!isMine && ReportMessage
            ? [{ label: t('report'), icon: <FlagIcon size={20} />, onSelect: () => setReporting(true) }]
            : []),
        ]}
      />
      {isReporting && ReportMessage && <ReportMessage messageId={message.id} onClose={() => setReporting(false)} />}
      <ConfirmDialog
        open={isDeleting}
        title={t('deleteQuestion')}
        confirmLabel={t('delete')}
        isDestructive
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(message, { onSettled: () => setDeleting(false) })}
        onClose={() => setDeleting(false)}
      >
        {t('deleteWarning')}
      </ConfirmDialog>
    </Box>
  )
}
