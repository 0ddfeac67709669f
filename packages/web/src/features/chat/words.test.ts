import type { ChatMessage } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { textParts } from '../../domain/text-parts.ts'
import { someMessage } from '../../testing/rooms.ts'
import { chatDate, dayName, messageTime, timeOf } from './dates.ts'
import type { Unsent } from './outbox.ts'
import { rowsOf } from './rows.ts'
import { lineOf } from './typing.ts'

const at = (day: number, hour: number, minute = 0) => new Date(2026, 2, day, hour, minute).toISOString()
const now = new Date(2026, 2, 4, 18, 0)

describe('chat dates', () => {
  it('are the time today and the date before', () => {
    expect(chatDate(at(4, 15, 5), now)).toBe('3:05 PM')
    expect(chatDate(at(4, 0, 9), now)).toBe('12:09 AM')
    expect(chatDate(at(3, 23, 59), now)).toBe('03/03/2026')
    expect(timeOf(at(4, 12, 30))).toBe('12:30 PM')
  })

  it('stand before the time of a message of another day', () => {
    expect(messageTime(at(4, 15, 5), now)).toBe('3:05 PM')
    expect(messageTime(at(3, 23, 59), now)).toBe('03/03/2026 11:59 PM')
  })

  it('name the last two days', () => {
    expect([dayName(at(4, 1), now), dayName(at(3, 1), now)]).toEqual(['Today', 'Yesterday'])
  })
})

describe('links in a message', () => {
  const hrefs = (text: string) => textParts(text, 'https://materia.example').flatMap(({ href }) => href ?? [])

  it('are web addresses without the sentence around them', () => {
    expect(hrefs('See https://example.org/a_(b), or (https://example.org/c).')).toEqual([
      'https://example.org/a_(b)',
      'https://example.org/c',
    ])
  })

  it('are never anything that could run', () => {
    expect(hrefs('javascript:alert(1) data:text/html,x ftp://example.org https://')).toEqual([])
  })

  it('stay inside when they are our own', () => {
    expect(hrefs('https://materia.example/contents/1?a=b')).toEqual(['/contents/1?a=b'])
  })

  it('leave every character in its place', () => {
    const text = 'a https://example.org. b http://x.y/z!'

    expect(
      textParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })
})

describe('rows of a conversation', () => {
  const said = (sequence: number, fromUserId: string, createdUtc: string): ChatMessage =>
    someMessage('room', sequence, { fromUserId, createdUtc })
  const unsent = (clientMessageId: string): Unsent => ({
    chatroomId: 'room',
    clientMessageId,
    content: 'x',
    sharedContentItemId: null,
    replyTo: null,
    fromUserId: 'me',
    createdUtc: at(4, 10),
    state: 'sending',
  })

  it('have day lines, the first-unread line and groups of one person’s messages', () => {
    const messages = [
      said(1, 'ann', at(3, 9)),
      said(2, 'ann', at(3, 9, 2)),
      said(3, 'bob', at(3, 9, 3)),
      said(4, 'bob', at(4, 9)),
      said(5, 'bob', at(4, 9, 30)),
    ]

    const rows = rowsOf(messages, { unsent: [], unreadAfter: 2, myUserId: 'me', hasOlder: false })

    expect(
      rows.map((row) => (row.kind === 'message' ? `${row.message.sequence}${row.startsGroup ? '!' : ''}` : row.kind)),
    ).toEqual(['beginning', 'day', '1!', '2', 'unread', '3!', 'day', '4!', '5!'])
  })

  it('call none of one’s own messages new, and nothing before all that is unread is there', () => {
    const messages = [said(3, 'me', at(3, 9)), said(4, 'ann', at(3, 9, 30))]
    const kindsWith = (unreadAfter: number) =>
      rowsOf(messages, { unsent: [], unreadAfter, myUserId: 'me', hasOlder: true }).map(({ kind }) => kind)

    expect(kindsWith(2)).toEqual(['beginning', 'day', 'message', 'unread', 'message'])
    expect(kindsWith(1)).toEqual(['beginning', 'day', 'message', 'message'])
  })

  it('show what is not sent yet, until it is', () => {
    const options = {
      ...{ unsent: [unsent('client-1'), unsent('client-2')], unreadAfter: null },
      ...{ myUserId: 'me', hasOlder: false },
    }

    const rows = rowsOf([said(1, 'me', at(4, 10))], options)

    expect(rows.filter(({ kind }) => kind === 'unsent').map(({ key }) => key)).toEqual(['client-2'])
  })
})

describe('the typing line', () => {
  it('names one or two and counts no further', () => {
    expect(['', 'Ann is typing …', 'Ann and Bob are typing …', 'Several people are typing …']).toEqual([
      lineOf([]),
      lineOf(['Ann']),
      lineOf(['Ann', 'Bob']),
      lineOf(['Ann', 'Bob', 'Cy']),
    ])
  })
})
