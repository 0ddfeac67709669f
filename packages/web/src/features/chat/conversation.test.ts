import type { ChatMessage } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { someMessage } from '../../testing/rooms.ts'
import { append, type Conversation, newestSequence, prepend, replace } from './conversation.ts'

const message = (sequence: number): ChatMessage => someMessage('room', sequence)
const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => message(from + index))
const conversation = (from: number, to: number): Conversation => ({
  messages: run(from, to),
  nextCursor: String(from),
  changeVersion: 0,
})

describe('a conversation', () => {
  it('takes the next message and drops one it has', () => {
    const { next, hasGap } = append(conversation(5, 8), [message(7), message(9)])

    expect(next.messages.map(({ sequence }) => sequence)).toEqual([5, 6, 7, 8, 9])
    expect(hasGap).toBe(false)
  })

  it('shows a message as it is now, in its place', () => {
    const { messages } = replace(conversation(1, 3), [{ ...message(2), content: 'Hidden', changeVersion: 1 }])

    expect(messages.map(({ content }) => content)).toEqual(['Message 1', 'Hidden', 'Message 3'])
  })

  it('keeps the newer word about a message, in whatever order the two arrive', () => {
    const [older, newer] = [1, 2].map((changeVersion) => ({
      ...message(2),
      content: `v${changeVersion}`,
      changeVersion,
    }))

    const next = replace(replace(conversation(1, 3), [newer as ChatMessage]), [older as ChatMessage])

    expect([next.messages[1]?.content, next.changeVersion]).toEqual(['v2', 2])
  })

  it('is the same object when nothing is new', () => {
    const before = conversation(1, 3)

    expect(append(before, [message(2)]).next).toBe(before)
  })

  it('notices a gap and waits for what is missing', () => {
    const { next, hasGap } = append(conversation(1, 3), [message(5)])

    expect([newestSequence(next), hasGap]).toEqual([3, true])
  })

  it('puts what arrives out of order into the room’s order', () => {
    const { next, hasGap } = append({ messages: [], nextCursor: null, changeVersion: 0 }, [
      message(3),
      message(1),
      message(2),
    ])

    expect(next.messages.map(({ sequence }) => sequence)).toEqual([1, 2, 3])
    expect(hasGap).toBe(false)
  })

  it('takes an older page above, once', () => {
    const older = { messages: run(1, 6), nextCursor: null, changeVersion: 0 }

    const next = prepend(conversation(5, 8), older)

    expect(next.messages.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(next.nextCursor).toBeNull()
  })
})
