import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openScreen } from '../../testing/render.tsx'
import { someMessage, someRoom } from '../../testing/rooms.ts'
import { MessageRow } from './MessageRow.tsx'

const room = someRoom('Ward 5', '1')
const slots = { pictureUrl: () => null, SharedContent: () => null, findPeople: async () => [], profilePath: () => '' }

function openMessage(createdUtc: Date) {
  const message = someMessage(room.id, 1, { createdUtc: createdUtc.toISOString() })
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
})
