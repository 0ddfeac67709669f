import { event } from '../../platform/events/events.ts'

/** Somebody with an account was invited into a room. */
export const chatroomInvited = event<{ chatroomId: string; userId: string }>('chatroom-invited')

/** People joined or departed. */
export const membershipChanged = event<{ chatroomId: string; userIds: string[] }>('chatroom-membership-changed')
