import type { ChatroomStatus, ChatroomType, ChatroomUserStatus } from '@materia/contract'
import type { Generated } from 'kysely'

export interface ChatroomsTable {
  id: string
  owner_user_id: string | null
  name: string
  description: string | null
  type: ChatroomType
  status: Generated<ChatroomStatus>
  created_at: Date
  modified_at: Date
  latest_sequence: Generated<number>
  member_count: Generated<number>
  membership_version: Generated<number>
  change_version: Generated<number>
  closed_at: Date | null
  direct_key: string | null
  content_item_id: string | null
  verified_only: Generated<boolean>
  picture_attachment_id: Generated<string | null>
  moved_at: Generated<Date>
}

export interface ChatroomUsersTable {
  id: string
  chatroom_id: string
  user_id: string | null
  email: string | null
  status: ChatroomUserStatus
  created_at: Date
  modified_at: Date
  joined_at: Date | null
  invited_by_user_id: string | null
  invite_nonce: Buffer | null
  invite_expires_at: Date | null
  is_barred: Generated<boolean>
  is_muted: Generated<boolean>
  is_pinned: Generated<boolean>
  last_read_sequence: Generated<number>
  last_read_at: Date | null
  version: Generated<number>
  moved_at: Generated<Date>
}

/** How a message last changed. */
export type ChangeKind = 'edited' | 'deleted' | 'reacted' | 'hidden'

export interface ChatMessagesTable {
  id: string
  chatroom_id: string
  sequence: number
  from_user_id: string
  client_message_id: string
  content: string
  shared_content_item_id: string | null
  reply_to_message_id: string | null
  attachment_ids: Generated<string[]>
  edited_at: Date | null
  deleted_at: Date | null
  change_version: Generated<number>
  change_kind: ChangeKind | null
  hidden_at: Date | null
  created_at: Date
}

declare module '../../platform/db/db.ts' {
  interface Tables {
    chatrooms: ChatroomsTable
    chatroom_users: ChatroomUsersTable
    chat_messages: ChatMessagesTable
    chat_message_edits: { message_id: string; change_version: number; edited_at: Date; content: string }
    chat_reactions: { message_id: string; user_id: string; emoji: string; created_at: Date }
  }
}
