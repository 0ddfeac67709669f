import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { chatCalls, createRoom, dataOf, say, statusOf } from '../testing/chat-calls.ts'

const tester = await testApp()
const { twoInARoom } = chatCalls(tester)

describe('searching messages', () => {
  it('finds all words, the last as a beginning, without accents, newest first, page by page', async () => {
    const { owner, guest, room } = await twoInARoom()
    await say(owner, room, 'L’équipe de néphrologie demande la créatinine.')
    await say(guest, room, 'Creatinine is 120 today')
    for (let place = 0; place < 60; place++) await say(owner, room, `Potassium number ${place}`)

    const search = async (term: string, nextCursor?: string | null) =>
      dataOf(await guest.chat.call('SearchMessages', room.id, { term, nextCursor }))
    const [french, both, none] = [await search('creatinin'), await search('CREATININE tod'), await search('creat xyz')]
    const first = await search('potassium')
    const second = await search('potassium', first.nextCursor)

    expect(french.messages.map(({ sequence }) => sequence)).toEqual([2, 1])
    expect(both.messages.map(({ sequence }) => sequence)).toEqual([2])
    expect(none.messages).toEqual([])
    expect([first.messages.length, second.messages.length, second.nextCursor]).toEqual([50, 10, null])
    expect(new Set([...first.messages, ...second.messages].map(({ id }) => id)).size).toBe(60)
  })

  it('looks into one’s own rooms alone, and not at what was deleted', async () => {
    const { owner, guest, room } = await twoInARoom()
    const word = `w${randomUUID().replaceAll('-', '')}`
    const elsewhere = await createRoom(owner, { type: 'Public' })
    await say(owner, elsewhere, `Secret ${word}`)
    const gone = await say(owner, room, `Gone ${word}`)
    const kept = await say(owner, room, `Kept ${word}`)
    await owner.chat.call('DeleteMessage', room.id, gone.id)

    const mine = dataOf(await guest.chat.call('SearchMessages', null, { term: word }))
    const owners = dataOf(await owner.chat.call('SearchMessages', null, { term: word }))
    const refused = await guest.chat.call('SearchMessages', elsewhere.id, { term: word })

    expect(mine.messages).toEqual([kept])
    expect(owners.messages).toHaveLength(2)
    expect(statusOf(refused)).toBe(403)
  })

  it.each(['\'"\\ :*&|!()', '%', '日本', 'a:* | b', "l'\\"])('takes %j as words', async (term) => {
    const { owner, room } = await twoInARoom()

    expect(statusOf(await owner.chat.call('SearchMessages', room.id, { term }))).toBe(200)
  })
})
