import type { ChatMessage, Chatroom, ChatroomUser, QuotedMessage } from '@materia/contract'
import { attachmentView } from '../attachments/index.ts'
import type { MessageRow } from './message-rows.queries.ts'
import type { ListedRoomRow } from './rooms/chatrooms.queries.ts'
import type { ListedMemberRow } from './rooms/members.queries.ts'

export const messageView = (row: MessageRow): ChatMessage => ({
  id: row.id,
  chatroomId: row.chatroom_id,
  fromUserId: row.from_user_id,
  fromUserFullName: row.from_user_full_name,
  content: row.content,
  createdUtc: row.created_at.toISOString(),
  sequence: row.sequence,
  clientMessageId: row.client_message_id,
  sharedContentItemId: row.shared_content_item_id,
  attachments: row.attachments.map(attachmentView),
  replyToMessageId: row.quoted_id,
  replyTo: quotedView(row),
  editedUtc: row.edited_at?.toISOString() ?? null,
  isDeleted: row.is_deleted,
  reactions: row.reactions ?? [],
  changeVersion: row.change_version,
})

function quotedView(row: MessageRow): QuotedMessage | null {
  if (!row.quoted_id) return null
  return {
    id: row.quoted_id,
    sequence: row.quoted_sequence ?? 0,
    fromUserId: row.quoted_user_id ?? '',
    fromUserFullName: row.quoted_user_full_name ?? '',
    content: row.quoted_content ?? '',
  }
}

export const memberView = (row: ListedMemberRow): ChatroomUser => ({
  chatroomUserId: row.id,
  chatroomId: row.chatroom_id,
  userId: row.user_id,
  fullName: row.full_name,
  email: row.email,
  profilePictureAttachmentId: row.profile_picture_attachment_id,
  status: row.status,
  createdUtc: row.created_at.toISOString(),
  modifiedUtc: row.modified_at.toISOString(),
  lastReadDate: row.last_read_at?.toISOString() ?? null,
  inviteToken: null,
})

export const chatroomView = (
  row: ListedRoomRow,
  { members, inviteToken }: { members: ListedMemberRow[]; inviteToken: string | null },
): Chatroom => ({
  id: row.id,
  ownerUserId: row.owner_user_id,
  name: row.name,
  description: row.description,
  type: row.type,
  status: row.status,
  createdUtc: row.created_at.toISOString(),
  modifiedUtc: row.modified_at.toISOString(),
  chatroomUsers: members.map(memberView),
  isClosed: row.is_closed,
  isDirect: row.is_direct,
  contentItemId: row.content_item_id,
  verifiedOnly: row.verified_only,
  isMuted: row.is_muted,
  isPinned: row.is_pinned,
  pictureAttachmentId: row.picture_attachment_id,
  memberCount: row.member_count,
  latestMessage: row.latest_message,
  latestMessageDate: row.latest_message_at?.toISOString() ?? null,
  latestSequence: row.member_status === 'Joined' ? row.latest_sequence : 0,
  unreadMessageCount: row.unread_message_count,
  lastReadSequence: row.member_status === 'Joined' ? (row.last_read_sequence ?? 0) : 0,
  inviteToken,
  invitedByName: row.invited_by_name,
  hasError: false,
})
