import { act, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { renderPart } from '../testing/render.tsx'
import { loadMessages, messagesOf } from './language.ts'
import { useLibMessages } from './messages.ts'

const [useEarlyMessages] = messagesOf<{ word: string }>('early')
const onDrawn = vi.fn()

function Part() {
  useLibMessages()
  onDrawn()
  return null
}

const EarlyPart = () => useEarlyMessages()('word')

it('messages that come later draw nothing again of what is on the screen', async () => {
  renderPart(<Part />)
  expect(onDrawn).toHaveBeenCalledOnce()

  await act(() => loadMessages(async () => ({ later: { word: 'later' } })))
  expect(onDrawn).toHaveBeenCalledOnce()
})

it('what was drawn before its messages came is drawn again with them', async () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => complaints.mockRestore())
  renderPart(<EarlyPart />)
  expect(screen.queryByText('come')).toBeNull()

  await act(() => loadMessages(async () => ({ early: { word: 'come' } })))
  expect(screen.getByText('come')).toBeDefined()
})
