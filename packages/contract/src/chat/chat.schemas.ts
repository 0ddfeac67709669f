import { z } from 'zod'
import { Attachment } from '../attachments/attachments.schemas.ts'
import { Id, requiredText, Timestamp, text } from '../fields.schemas.ts'
import { maxSearchTerm, storable } from '../fields.ts'
import { type HubShapes, method } from '../hub.ts'
import { Email } from '../users/users.schemas.ts'
import { messageFilesMax, messageMax } from './chat.ts'

export const ChatroomType = z.enum(['Private', 'Public'])
export type ChatroomType = z.infer<typeof ChatroomType>
export const ChatroomStatus = z.enum(['Active', 'Deleted'])
export type ChatroomStatus = z.infer<typeof ChatroomStatus>
export const ChatroomUserStatus = z.enum(['Invited', 'Joined', 'Removed'])
export type ChatroomUserStatus = z.infer<typeof ChatroomUserStatus>

export const ChatroomUser = z.object({
  chatroomUserId: Id,
  chatroomId: Id,
  userId: Id.nullable(),
  /** Null where the person has no account yet. */
  fullName: z.string().nullable(),
  /** Where the person has no account yet; only told to the room's owner. */
  email: z.string().nullable(),
  profilePictureAttachmentId: Id.nullable(),
  status: ChatroomUserStatus,
  createdUtc: Timestamp,
  modifiedUtc: Timestamp,
  lastReadDate: Timestamp.nullable(),
  /** Only told to the person invited. */
  inviteToken: z.string().nullable(),
})
export type ChatroomUser = z.infer<typeof ChatroomUser>

export const Chatroom = z.object({
  id: Id,
  ownerUserId: Id.nullable(),
  name: z.string(),
  description: z.string().nullable(),
  type: ChatroomType,
  status: ChatroomStatus,
  createdUtc: Timestamp,
  modifiedUtc: Timestamp,
  /** The first ten of a room one has joined; GetChatroomUsers gives them all. */
  chatroomUsers: z.array(ChatroomUser),
  /** By its owner: it is read, and nobody writes. */
  isClosed: z.boolean(),
  /** A conversation of two, named after the other person. */
  isDirect: z.boolean(),
  /** The item or folio that the room is about. */
  contentItemId: Id.nullable(),
  /** Only who is verified joins and stays. */
  verifiedOnly: z.boolean(),
  /** By the viewer: it is in no count of what is unread. */
  isMuted: z.boolean(),
  /** By the viewer: it stands before the others. */
  isPinned: z.boolean(),
  pictureAttachmentId: Id.nullable(),
  memberCount: z.int(),
  latestMessage: z.string().nullable(),
  latestMessageDate: Timestamp.nullable(),
  /** Sequence number of the newest message, 0 in an empty room. */
  latestSequence: z.int(),
  unreadMessageCount: z.int(),
  /** Sequence number the viewer has read up to. */
  lastReadSequence: z.int(),
  inviteToken: z.string().nullable(),
  invitedByName: z.string().nullable(),
  hasError: z.boolean(),
})
export type Chatroom = z.infer<typeof Chatroom>

export const MessageReaction = z.object({ emoji: z.string(), userIds: z.array(Id) })
export type MessageReaction = z.infer<typeof MessageReaction>

/** The message that another one answers, in short. */
export const QuotedMessage = z.object({
  id: Id,
  sequence: z.int(),
  fromUserId: Id,
  fromUserFullName: z.string(),
  content: z.string(),
})
export type QuotedMessage = z.infer<typeof QuotedMessage>

export const ChatMessage = z.object({
  id: Id,
  chatroomId: Id,
  fromUserId: Id,
  fromUserFullName: z.string(),
  content: z.string(),
  createdUtc: Timestamp,
  /** Place in the room's one order, counted from 1 without gaps. */
  sequence: z.int(),
  clientMessageId: z.string(),
  /** A content item or folio shared into the room. */
  sharedContentItemId: Id.nullable(),
  /** Pictures and files, for those in the room; empty where the words are not shown. */
  attachments: z.array(Attachment),
  replyToMessageId: Id.nullable(),
  replyTo: QuotedMessage.nullable(),
  editedUtc: Timestamp.nullable(),
  isDeleted: z.boolean(),
  reactions: z.array(MessageReaction),
  /** Counts the changes of the room's messages; 0 for one that is as it was sent. The higher one is the newer. */
  changeVersion: z.int(),
})
export type ChatMessage = z.infer<typeof ChatMessage>

export const MessagePage = z.object({
  messages: z.array(ChatMessage),
  nextCursor: z.string().nullable(),
  /** Every change of the room's messages up to this one is in the page. */
  changeVersion: z.int(),
})
export type MessagePage = z.infer<typeof MessagePage>

export const CreateChatroom = z.object({
  name: requiredText(100, 'Give the room a name.'),
  description: text(500).nullish(),
  type: ChatroomType.default('Private'),
  verifiedOnly: z.boolean().default(false),
})
export type CreateChatroom = z.output<typeof CreateChatroom>

const MessageText = z
  .string()
  .trim()
  .min(1, 'Write a message first.')
  .max(messageMax, `A message has at most ${messageMax} characters.`)
  .refine(storable, 'Contains characters that cannot be stored.')

export const SendMessage = z.object({
  chatroomId: Id,
  content: MessageText,
  clientMessageId: z.string().min(1).max(100).refine(storable, 'Contains characters that cannot be stored.'),
  sharedContentItemId: Id.nullish(),
  replyToMessageId: Id.nullish(),
  /** Uploads of one's own that go along with it. */
  attachmentIds: z.array(Id).max(messageFilesMax, `A message has at most ${messageFilesMax} files.`).nullish(),
})
export type SendMessage = z.output<typeof SendMessage>

/** What is left out stays. */
export const UpdateChatroom = z.object({
  name: requiredText(100, 'Give the room a name.').optional(),
  description: text(500).nullish(),
  isClosed: z.boolean().optional(),
  verifiedOnly: z.boolean().optional(),
  /** A picture that its owner uploaded; null takes it away. */
  pictureAttachmentId: Id.nullish(),
})
export type UpdateChatroom = z.output<typeof UpdateChatroom>

const emojiMax = 32
const isEmoji = (given: string) =>
  given.length <= emojiMax && /^(?:\p{RGI_Emoji}|\p{Extended_Pictographic})$/v.test(given)

export const MessageReact = z.object({ emoji: z.string().refine(isEmoji, 'Choose an emoji.'), on: z.boolean() })
export type MessageReact = z.output<typeof MessageReact>

export const MessageSearch = z.object({
  term: z
    .string()
    .trim()
    .min(1, 'Type a word to search for.')
    .max(maxSearchTerm)
    .refine(storable, 'Contains characters that cannot be searched.'),
  nextCursor: z
    .string()
    .regex(/^\d{1,15}_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'The cursor is not valid.')
    .nullish(),
})
export type MessageSearch = z.output<typeof MessageSearch>

const noArguments = z.tuple([])
const roomArgument = z.tuple([Id])
/** A member by id, or anybody by e-mail address. */
const Invitee = z.union([Id, Email])

const Sequence = z.int().min(0).max(2_147_483_647)
/** How a client asks for an older page: the cursor of the page before. */
const Cursor = z.string().regex(/^\d{1,9}$/, 'The cursor is not valid.')

export const chatHubShapes = {
  methods: {
    Load: method(
      noArguments,
      z.object({ joined: z.array(Chatroom), invited: z.array(Chatroom), public: z.array(Chatroom) }),
    ),
    CreateChatroom: method(z.tuple([CreateChatroom]), Chatroom),
    GetJoinedChatrooms: method(noArguments, z.array(Chatroom)),
    GetInvitedChatrooms: method(noArguments, z.array(Chatroom)),
    /** One room, if the caller may see it: where a link into a room leads. */
    GetChatroom: method(roomArgument, Chatroom),
    /** Public rooms one is not in, by a part of their name. */
    FindPublicChatrooms: method(z.tuple([text(maxSearchTerm)]), z.array(Chatroom)),
    /** Owner first; those only invited are told to the owner alone. */
    GetChatroomUsers: method(roomArgument, z.array(ChatroomUser)),
    /** The newest page first; inside a page in the room's order. */
    GetMessages: method(z.tuple([Id, Cursor.nullish()]), MessagePage),
    /** Messages after a sequence number, oldest first: how a client closes a gap. */
    GetMessagesAfter: method(
      z.tuple([Id, Sequence]),
      z.object({ messages: z.array(ChatMessage), hasMore: z.boolean() }),
    ),
    /** Messages edited, deleted, reacted to or hidden after a change version: how a client catches up with changes. */
    GetMessageChanges: method(
      z.tuple([Id, Sequence]),
      z.object({ messages: z.array(ChatMessage), changeVersion: z.int(), hasMore: z.boolean() }),
    ),
    /** In one room, or with null in all of one's rooms; newest first. */
    SearchMessages: method(
      z.tuple([Id.nullish(), MessageSearch]),
      z.object({ messages: z.array(ChatMessage), nextCursor: z.string().nullable() }),
    ),
    EditMessage: method(z.tuple([Id, Id, z.object({ content: MessageText })]), ChatMessage),
    DeleteMessage: method(z.tuple([Id, Id]), ChatMessage),
    React: method(z.tuple([Id, Id, MessageReact]), ChatMessage),
    UpdateChatroom: method(z.tuple([Id, UpdateChatroom]), Chatroom),
    MuteChatroom: method(z.tuple([Id, z.object({ muted: z.boolean() })]), Chatroom),
    PinChatroom: method(z.tuple([Id, z.object({ pinned: z.boolean() })]), Chatroom),
    /** Those of the room's members who are connected now, oneself too, without whom one has blocked. */
    GetPresentUsers: method(roomArgument, z.array(Id)),
    /** The conversation with one person, made when there is none yet. */
    OpenDirectChatroom: method(z.tuple([Id]), Chatroom),
    /** The room about an item or a shared folio, made when there is none yet; whoever may see the item is in it then. */
    OpenContentChatroom: method(z.tuple([Id]), Chatroom),
    SendMessage: method(z.tuple([SendMessage]), ChatMessage),
    ReadLastMessage: method(
      z.tuple([Id, Sequence.nullish()]),
      z.object({ unreadMessageCount: z.int(), lastReadSequence: z.int() }),
    ),
    InviteUserToChatroom: method(z.tuple([Id, Invitee]), ChatroomUser, { rateLimit: 'invitation' }),
    ResendChatroomInvitationEmail: method(z.tuple([Id, Invitee]), z.null(), { rateLimit: 'invitation' }),
    JoinChatroom: method(z.tuple([Id, z.string().max(500).nullish()]), Chatroom),
    LeaveChatroom: method(roomArgument, z.null()),
    RemoveUserFromChatroom: method(z.tuple([Id, Invitee]), z.null()),
    Typing: method(roomArgument, z.null()),
  },
  events: {
    BroadcastMessage: ChatMessage,
    /** Taken out of sight until it has been reviewed, or back in sight. */
    MessageChanged: ChatMessage,
    MessageEdited: ChatMessage,
    MessageDeleted: ChatMessage,
    MessageReacted: ChatMessage,
    ChatroomUpdated: z.object({
      chatroomId: Id,
      name: z.string(),
      description: z.string().nullable(),
      isClosed: z.boolean(),
    }),
    ChatroomChanged: z.object({ chatroomId: Id }),
    RemovedFromChatroom: z.object({ chatroomId: Id }),
    ReadPointerMoved: z.object({ chatroomId: Id, lastReadSequence: z.int(), unreadMessageCount: z.int() }),
    UserTyping: z.object({ chatroomId: Id, userId: Id, fullName: z.string() }),
    NewPendingChatroomInvite: z.object({ chatroomId: Id }),
  },
} satisfies HubShapes
