import type { ChatMessage, Chatroom } from '@materia/contract'

export const someRoom = (name: string, id: string, changes: Partial<Chatroom> = {}): Chatroom => ({
  id: `0198b8a0-0000-7000-b000-00000000000${id}`,
  ownerUserId: null,
  name,
  description: null,
  type: 'Private',
  status: 'Active',
  createdUtc: '2026-03-04T10:00:00.000Z',
  modifiedUtc: '2026-03-04T10:00:00.000Z',
  chatroomUsers: [],
  memberCount: 2,
  latestMessage: null,
  latestMessageDate: null,
  latestSequence: 0,
  unreadMessageCount: 0,
  lastReadSequence: 0,
  inviteToken: null,
  invitedByName: null,
  hasError: false,
  ...changes,
})

export const someMessage = (chatroomId: string, sequence: number, changes: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `message-${sequence}`,
  chatroomId,
  fromUserId: 'somebody',
  fromUserFullName: 'Mei Chan',
  content: `Message ${sequence}`,
  createdUtc: '2026-03-04T10:00:00.000Z',
  sequence,
  clientMessageId: `client-${sequence}`,
  sharedContentItemId: null,
  ...changes,
})
