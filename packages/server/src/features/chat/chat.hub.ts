import { chatHub, chatHubShapes } from '@materia/contract'
import type { Actor, App } from '../../platform/app.ts'
import { serveHub } from '../../platform/realtime/serve-hub.ts'
import { isMember, ownsRoom } from './chat.policy.ts'
import { memberView } from './chat.view.ts'
import { deleteMessage, editMessage, reactToMessage } from './conversation/message-changes.service.ts'
import { searchMessages } from './conversation/message-search.service.ts'
import {
  getMessageChanges,
  getMessages,
  getMessagesAfter,
  readMessages,
  sendMessage,
} from './conversation/messages.service.ts'
import { listPresentUsers } from './conversation/presence.service.ts'
import { tellTyping } from './conversation/typing.service.ts'
import { muteChatroom, pinChatroom, updateChatroom } from './room-settings.service.ts'
import { listInvitedRooms, listJoinedRooms, listPublicRooms } from './rooms/chatrooms.queries.ts'
import {
  createChatroom,
  getChatroom,
  getRoomFor,
  joinChatroom,
  leaveChatroom,
  removeFromChatroom,
  viewRooms,
} from './rooms/chatrooms.service.ts'
import { openContentChatroom } from './rooms/content-rooms.service.ts'
import { openDirectChatroom } from './rooms/direct-rooms.service.ts'
import { handOverInvitations, inviteToChatroom, resendInvitation } from './rooms/invitations.service.ts'
import { type Invitee, listMembers } from './rooms/members.queries.ts'

export const servedChatHub = serveHub(
  chatHub,
  chatHubShapes,
  {
    Load: async ({ app, actor }) => {
      const [joined, invited, found] = await Promise.all([
        joinedRooms(app, actor),
        invitedRooms(app, actor),
        publicRooms(app, actor),
      ])
      return { joined, invited, public: found }
    },
    CreateChatroom: ({ app, actor }, form) => createChatroom(app, actor, form),
    GetJoinedChatrooms: ({ app, actor }) => joinedRooms(app, actor),
    GetInvitedChatrooms: ({ app, actor }) => invitedRooms(app, actor),
    GetChatroom: ({ app, actor }, chatroomId) => getChatroom(app, actor, chatroomId),
    FindPublicChatrooms: ({ app, actor }, term) => publicRooms(app, actor, term),
    GetChatroomUsers: async ({ app, actor }, chatroomId) => {
      const room = await getRoomFor(app, actor, chatroomId)
      if (!isMember(room)) return []
      return (await listMembers(app.db, chatroomId, { withInvited: ownsRoom(actor, room) })).map(memberView)
    },
    GetMessages: ({ app, actor }, chatroomId, cursor) =>
      getMessages(app, actor, { chatroomId, cursor: cursor ?? null }),
    GetMessagesAfter: ({ app, actor }, chatroomId, after) => getMessagesAfter(app, actor, chatroomId, after),
    GetMessageChanges: ({ app, actor }, chatroomId, after) => getMessageChanges(app, actor, chatroomId, after),
    SearchMessages: ({ app, actor }, chatroomId, search) =>
      searchMessages(app, actor, { chatroomId: chatroomId ?? null, ...search }),
    EditMessage: ({ app, actor }, chatroomId, messageId, { content }) =>
      editMessage(app, actor, { chatroomId, messageId, content }),
    DeleteMessage: ({ app, actor }, chatroomId, messageId) => deleteMessage(app, actor, { chatroomId, messageId }),
    React: ({ app, actor }, chatroomId, messageId, reaction) =>
      reactToMessage(app, actor, { chatroomId, messageId, ...reaction }),
    UpdateChatroom: ({ app, actor }, chatroomId, form) => updateChatroom(app, actor, chatroomId, form),
    MuteChatroom: ({ app, actor }, chatroomId, { muted }) => muteChatroom(app, actor, chatroomId, muted),
    PinChatroom: ({ app, actor }, chatroomId, { pinned }) => pinChatroom(app, actor, chatroomId, pinned),
    GetPresentUsers: ({ app, actor }, chatroomId) => listPresentUsers(app, actor, chatroomId),
    OpenDirectChatroom: ({ app, actor }, userId) => openDirectChatroom(app, actor, userId),
    OpenContentChatroom: ({ app, actor }, contentItemId) => openContentChatroom(app, actor, contentItemId),
    SendMessage: ({ app, actor }, form) => sendMessage(app, actor, form),
    ReadLastMessage: ({ app, actor }, chatroomId, sequence) => readMessages(app, actor, chatroomId, sequence ?? null),
    InviteUserToChatroom: ({ app, actor }, chatroomId, invitee) =>
      inviteToChatroom(app, actor, { chatroomId, invitee: inviteeOf(invitee) }),
    ResendChatroomInvitationEmail: ({ app, actor }, chatroomId, invitee) =>
      resendInvitation(app, actor, { chatroomId, invitee: inviteeOf(invitee) }),
    JoinChatroom: ({ app, actor }, chatroomId, token) => joinChatroom(app, actor, { chatroomId, token: token ?? null }),
    LeaveChatroom: ({ app, actor }, chatroomId) => leaveChatroom(app, actor, chatroomId),
    RemoveUserFromChatroom: ({ app, actor }, chatroomId, invitee) =>
      removeFromChatroom(app, actor, { chatroomId, invitee: inviteeOf(invitee) }),
    Typing: ({ app, actor }, chatroomId) => tellTyping(app, actor, chatroomId),
  },
  { welcome: (app, actor, listenTo) => app.features.chat.relay.welcome(actor, listenTo) },
)

const joinedRooms = async (app: App, actor: Actor) => viewRooms(app, await listJoinedRooms(app.db, actor.userId))
const publicRooms = async (app: App, actor: Actor, term?: string) =>
  viewRooms(app, await listPublicRooms(app.db, actor.userId, term))

async function invitedRooms(app: App, actor: Actor) {
  // Had the server stopped right after the registration, nobody would have handed them over yet.
  await handOverInvitations(app, actor.userId)
  return viewRooms(app, await listInvitedRooms(app.db, actor.userId, app.clock.now()))
}

const inviteeOf = (given: string): Invitee => (given.includes('@') ? { email: given } : { userId: given })
