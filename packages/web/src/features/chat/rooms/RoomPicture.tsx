import type { Chatroom } from '@materia/contract'
import { attachmentUrl } from '../../../domain/attachment-url.ts'
import { useSession } from '../../../lib/session.ts'
import { Avatar } from '../../../ui/avatar.tsx'

/** The room's own picture, of a conversation of two the other person's, or initials. */
export function RoomPicture({ room, size = 40 }: { room: Chatroom; size?: number }) {
  const { userId } = useSession()
  const other = room.isDirect ? room.chatroomUsers.find((person) => person.userId !== userId) : undefined
  const src = attachmentUrl(other ? other.profilePictureAttachmentId : room.pictureAttachmentId, 'small')
  return <Avatar name={room.name} src={src} size={size} shape={room.isDirect ? 'circular' : 'rounded'} />
}
