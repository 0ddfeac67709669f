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
  last_read_sequence: Generated<number>
  last_read_at: Date | null
  version: Generated<number>
  moved_at: Generated<Date>
}

export interface ChatMessagesTable {
  id: string
  chatroom_id: string
  sequence: number
  from_user_id: string
  client_message_id: string
  content: string
  shared_content_item_id: string | null
  hidden_at: Date | null
  created_at: Date
}

declare module '../../platform/db/db.ts' {
  interface Tables {
    chatrooms: ChatroomsTable
    chatroom_users: ChatroomUsersTable
    chat_messages: ChatMessagesTable
  }
}
