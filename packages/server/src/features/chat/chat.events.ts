import { event } from '../../platform/events/events.ts'

/** Somebody with an account was invited into a room. */
export const chatroomInvited = event<{ chatroomId: string; userId: string }>('chatroom-invited')

/** What messages of a room show is no longer what was sent out. */
export const messagesChanged = event<{ chatroomId: string }>('chat-messages-changed')

/** People joined or departed. */
export const membershipChanged = event<{ chatroomId: string; userIds: string[] }>('chatroom-membership-changed')
