import { blockedMessage, deletedMessage, hiddenMessage } from '@materia/contract'
import { act, screen } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { showLanguage } from '../../lib/language.ts'
import { openScreen } from '../../testing/render.tsx'
import { someMessage, someRoom } from '../../testing/rooms.ts'
import { MessageRow } from './MessageRow.tsx'
import { RoomRow } from './rooms/RoomRow.tsx'

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

function openMessage(createdUtc: Date, given: { fromUserFullName?: string; content?: string } = {}) {
  const message = someMessage(room.id, 1, { createdUtc: createdUtc.toISOString(), ...given })
  const row = { kind: 'message', key: message.id, message, startsGroup: true } as const
  openScreen('/', [{ path: '/', element: <MessageRow row={row} room={room} myUserId={null} slots={slots} /> }])
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
})
