import type { ChatMessage, Chatroom, chatHub, HubReply } from '@materia/contract'

/** What the hub's Load gives, kept up to date by its events. */
export type Rooms = HubReply<typeof chatHub, 'Load'>

/** Undefined when the event cannot be understood without asking again: a room or a message is unknown here. */
export function withMessage(rooms: Rooms, message: ChatMessage, myUserId: string | null): Rooms | undefined {
  const room = rooms.joined.find(({ id }) => id === message.chatroomId)
  if (!room || message.sequence > room.latestSequence + 1) return undefined
  if (message.sequence <= room.latestSequence) return rooms
  return changeRoom(rooms, message.chatroomId, {
    latestMessage: message.content,
    latestMessageDate: message.createdUtc,
    latestSequence: message.sequence,
    unreadMessageCount: room.unreadMessageCount + (message.fromUserId === myUserId ? 0 : 1),
  })
}

/** What the list says of a room is its newest message as it is now. */
export function withChange(rooms: Rooms, message: ChatMessage): Rooms | undefined {
  const room = rooms.joined.find(({ id }) => id === message.chatroomId)
  if (!room) return undefined
  if (message.sequence !== room.latestSequence) return rooms
  return changeRoom(rooms, message.chatroomId, { latestMessage: message.content })
}

/** The server's pointer never moves back; an older word about it, or the same again, changes nothing. */
export function withPointer(
  rooms: Rooms,
  pointer: { chatroomId: string; lastReadSequence: number; unreadMessageCount: number },
): Rooms {
  const room = rooms.joined.find(({ id }) => id === pointer.chatroomId)
  if (!room || pointer.lastReadSequence <= room.lastReadSequence) return rooms
  const { lastReadSequence, unreadMessageCount } = pointer
  return changeRoom(rooms, pointer.chatroomId, { lastReadSequence, unreadMessageCount })
}

/** Joined: in the list of one's rooms, and nowhere else. */
export const withJoined = (rooms: Rooms, room: Chatroom): Rooms => {
  const others = withoutRoom(rooms, room.id)
  return { ...others, joined: [room, ...others.joined] }
}

export const withoutRoom = (rooms: Rooms, chatroomId: string): Rooms => {
  const isOther = ({ id }: Chatroom) => id !== chatroomId
  return {
    joined: rooms.joined.filter(isOther),
    invited: rooms.invited.filter(isOther),
    public: rooms.public.filter(isOther),
  }
}

export const withFailedInvite = (rooms: Rooms, chatroomId: string): Rooms => ({
  ...rooms,
  invited: rooms.invited.map((room) => (room.id === chatroomId ? { ...room, hasError: true } : room)),
})

/** Those pinned before the others, newest word first. */
export const byLatest = (rooms: Chatroom[]): Chatroom[] =>
  [...rooms].sort((one, other) => Number(other.isPinned) - Number(one.isPinned) || movedMs(other) - movedMs(one))

/** What is muted is in no count. */
export const unreadOf = (rooms: Chatroom[]) =>
  rooms.reduce((sum, room) => sum + (room.isMuted ? 0 : room.unreadMessageCount), 0)

const movedMs = (room: Chatroom) => new Date(room.latestMessageDate ?? room.createdUtc).getTime()

export const changeRoom = (rooms: Rooms, chatroomId: string, changes: Partial<Chatroom>): Rooms => ({
  ...rooms,
  joined: rooms.joined.map((room) => (room.id === chatroomId ? { ...room, ...changes } : room)),
})
