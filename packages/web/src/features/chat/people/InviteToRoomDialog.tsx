import { useSession } from '../../../lib/session.ts'
import { ChooseDialog } from '../../../ui/dialogs/choose-dialog.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { showSuccess } from '../../../ui/notice.ts'
import { Failed, Loading } from '../../../ui/states.tsx'
import { inviteToRoom, useRooms } from '../api.ts'
import { useChatMessages } from '../messages.ts'

/** Invites one person to one of the rooms that the viewer owns. */
export function InviteToRoomDialog({
  person,
  onClose,
}: {
  person: { userId: string; name: string }
  onClose: () => void
}) {
  const t = useChatMessages()
  const { userId } = useSession()
  const rooms = useRooms()
  const title = t('inviteToDiscussion', { name: person.name })
  if (!rooms.data) {
    return (
      <Dialog title={title} onClose={onClose}>
        {rooms.isError ? <Failed error={rooms.error} onRetry={rooms.refetch} /> : <Loading label={t('discussions')} />}
      </Dialog>
    )
  }
  const own = rooms.data.joined.filter((room) => room.ownerUserId === userId)
  return (
    <ChooseDialog
      title={title}
      choices={own.map((room) => ({
        id: room.id,
        label: room.name,
        detail: room.type === 'Public' ? t('publicRoom') : t('privateRoom'),
      }))}
      empty={t('noOwnDiscussion')}
      onChoose={async (chatroomId) => {
        await inviteToRoom(chatroomId, person.userId)
        showSuccess(t('isInvitedSentence', { name: person.name }))
      }}
      onClose={onClose}
    />
  )
}
