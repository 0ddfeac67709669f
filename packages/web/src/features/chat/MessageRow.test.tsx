import { blockedMessage, deletedMessage, hiddenMessage } from '@materia/contract'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { showLanguage } from '../../lib/language.ts'
import { openScreen } from '../../testing/render.tsx'
import { someMessage, someRoom } from '../../testing/rooms.ts'
import { MessageRow } from './MessageRow.tsx'
import { RoomRow } from './rooms/RoomRow.tsx'
import { rowsOf } from './rows.ts'
import type { ChatSlots } from './slots.ts'

const room = someRoom('Ward 5', '1')
const slots = {
  pictureUrl: () => null,
  SharedContent: () => null,
  LinkPreview: () => null,
  AttachFiles: () => null,
  ChoosePicture: () => null,
  findPeople: async () => [],
  profilePath: () => '',
}

const shownIn = { roomName: room.name, isDirect: false, people: [], today: '', myUserId: null, slots }

function openMessage(createdUtc: Date, given: { fromUserFullName?: string; content?: string } = {}) {
  const message = someMessage(room.id, 1, { createdUtc: createdUtc.toISOString(), ...given })
  const row = { kind: 'message', key: message.id, message, startsGroup: true } as const
  openScreen('/', [{ path: '/', element: <MessageRow row={row} {...shownIn} /> }])
}

const twoMessages = [someMessage(room.id, 1), someMessage(room.id, 2)]

/** One of them until more is said. */
function TwoMessages({ slots }: { slots: ChatSlots }) {
  const [count, setCount] = useState(1)
  const rows = rowsOf(twoMessages.slice(0, count), { unsent: [], unreadAfter: null, myUserId: null, hasOlder: false })
  return (
    <>
      {rows.map((row) => (
        <MessageRow key={row.key} row={row} {...shownIn} slots={slots} />
      ))}
      <button type="button" onClick={() => setCount(2)}>
        Say more
      </button>
    </>
  )
}

describe('a message', () => {
  it('shows the date before the time unless it is of today', async () => {
    const today = new Date()
    today.setHours(15, 5)
    openMessage(today)
    expect(await screen.findByText('3:05 PM')).toBeTruthy()

    openMessage(new Date(2024, 2, 4, 15, 5))
    expect(await screen.findByText('03/04/2024 3:05 PM')).toBeTruthy()
  })

  it('stays as it was drawn when another one comes', async () => {
    const pictureUrl = vi.fn(() => null)
    const watched = { ...slots, pictureUrl }
    openScreen('/', [{ path: '/', element: <TwoMessages slots={watched} /> }])
    await screen.findByText('Message 1')
    const drawnForOne = pictureUrl.mock.calls.length

    fireEvent.click(screen.getByText('Say more'))

    await screen.findByText('Message 2')
    expect(pictureUrl).toHaveBeenCalledTimes(2 * drawnForOne)
  })

  it.each([
    [blockedMessage, 'You have blocked this person.'],
    [deletedMessage, 'This message was deleted.'],
  ])('whose words are not shown is set apart from what people say', async (content, shown) => {
    openMessage(new Date(), { content })

    expect((await screen.findByText(shown)).tagName).toBe('EM')
  })

  it('of whoever has left, and one that is held, are told of in the reader’s language', async () => {
    await act(() => showLanguage('fr'))
    onTestFinished(() => showLanguage('en'))

    openMessage(new Date(), { fromUserFullName: 'A former member' })
    expect(await screen.findByText('Une ou un ancien membre')).toBeTruthy()

    const held = { ...room, latestMessage: hiddenMessage }
    openScreen('/', [{ path: '/', element: <RoomRow room={held} isChosen={false} onChoose={() => {}} /> }])
    expect(await screen.findByText('Ce message est masqué jusqu’à son examen.')).toBeTruthy()
  })

  it.each([
    [false, 'The beginning of “Ward 5”.', 'Le début de « Ward 5 ».'],
    [true, 'The beginning of your messages with Ward 5.', 'Le début de vos messages avec Ward 5.'],
  ])('begins with the name of the room, or of whom one writes to (%s)', async (isDirect, english, french) => {
    const row = { kind: 'beginning', key: 'beginning', hasOlder: false } as const
    const beginning = <MessageRow row={row} {...shownIn} isDirect={isDirect} />

    openScreen('/', [{ path: '/', element: beginning }])
    expect(await screen.findByText(english)).toBeTruthy()

    await act(() => showLanguage('fr'))
    onTestFinished(() => showLanguage('en'))
    expect(await screen.findByText(french)).toBeTruthy()
  })
})
