import type { ChatMessage, Chatroom } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { someMessage, someRoom } from '../../testing/rooms.ts'
import {
  byLatest,
  type Rooms,
  unreadOf,
  withFailedInvite,
  withJoined,
  withMessage,
  withoutRoom,
  withPointer,
} from './rooms.ts'

const room = (id: string, changes: Partial<Chatroom> = {}) =>
  someRoom(id, id, { id, ownerUserId: 'owner', memberCount: 1, ...changes })
const rooms: Rooms = { joined: [room('a', { latestSequence: 4 })], invited: [room('b')], public: [room('c')] }
const message = (sequence: number, fromUserId = 'other', chatroomId = 'a'): ChatMessage =>
  someMessage(chatroomId, sequence, { fromUserId, content: 'Hello', createdUtc: '2026-03-04T12:00:00.000Z' })

describe('the list of rooms', () => {
  it('counts another’s new message once, and one’s own not at all', () => {
    const once = withMessage(rooms, message(5), 'me') as Rooms
    const twice = withMessage(once, message(5), 'me') as Rooms
    const own = withMessage(twice, message(6, 'me'), 'me') as Rooms

    expect([unreadOf(once.joined), unreadOf(twice.joined), unreadOf(own.joined)]).toEqual([1, 1, 1])
    expect(own.joined[0]).toMatchObject({ latestMessage: 'Hello', latestSequence: 6 })
  })

  it('asks again after a message it cannot place', () => {
    expect(withMessage(rooms, message(7), 'me')).toBeUndefined()
    expect(withMessage(rooms, message(1, 'other', 'unknown'), 'me')).toBeUndefined()
  })

  it('follows the read pointer, never back', () => {
    const read = withPointer(rooms, { chatroomId: 'a', lastReadSequence: 4, unreadMessageCount: 0 })
    const late = withPointer(read, { chatroomId: 'a', lastReadSequence: 2, unreadMessageCount: 2 })

    expect(late.joined[0]).toMatchObject({ lastReadSequence: 4, unreadMessageCount: 0 })
  })

  it('moves a room that is joined, marks an invitation that failed, forgets what is left', () => {
    expect(withJoined(rooms, room('b'))).toMatchObject({ joined: [{ id: 'b' }, { id: 'a' }], invited: [] })
    expect(withFailedInvite(rooms, 'b').invited[0]?.hasError).toBe(true)
    expect(withoutRoom(rooms, 'a').joined).toEqual([])
  })

  it('puts the newest word first', () => {
    const sorted = byLatest([room('old'), room('new', { latestMessageDate: '2026-03-05T10:00:00.000Z' })])

    expect(sorted.map(({ id }) => id)).toEqual(['new', 'old'])
  })

  it('puts what is pinned before the newest word', () => {
    const newest = room('new', { latestMessageDate: '2026-03-05T10:00:00.000Z' })

    expect(byLatest([newest, room('pinned', { isPinned: true })]).map(({ id }) => id)).toEqual(['pinned', 'new'])
  })
})
