import type { Feature } from '../../platform/feature.ts'
import { servedChatHub } from './chat.hub.ts'
import { eraseFromChat, joinChat } from './chat.jobs.ts'
import { mayReadChatFile } from './conversation/held-files.queries.ts'
import './chat.tables.ts'

export { chatroomInvited } from './chat.events.ts'
export { servedChatHub } from './chat.hub.ts'
export { createChatState } from './chat-state.ts'
export { hideMessage, spreadFileChange } from './conversation/message-changes.service.ts'
export { isRoomSeenBy } from './rooms/chatrooms.queries.ts'
export { addChatroomInvitation } from './rooms/invitations.service.ts'

export const chat: Feature = {
  hubs: [servedChatHub],
  eraseUser: eraseFromChat,
  mayReadHeldFile: mayReadChatFile,
  join: joinChat,
}
