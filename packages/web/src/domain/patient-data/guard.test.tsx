import { moderationRoutes } from '@materia/contract'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fakeNetwork } from '../../testing/network.ts'
import { signInAs } from '../../testing/people.ts'
import { openScreen } from '../../testing/render.tsx'
import { usePatientDataGuard } from './guard.tsx'

function Sender({ text, onSend }: { text: string; onSend: () => void }) {
  const { guard, dialog } = usePatientDataGuard('Message')
  return (
    <>
      <button type="button" onClick={() => void guard(text, onSend)}>
        Go
      </button>
      {dialog}
    </>
  )
}

function open(text: string) {
  signInAs(['Doctor'])
  const network = fakeNetwork()
  network.on(moderationRoutes.recordPatientDataWarning, () => ({}))
  const onSend = vi.fn()
  const { person } = openScreen('/', [{ path: '/', element: <Sender text={text} onSend={onSend} /> }])
  const warned = () => network.callsTo(moderationRoutes.recordPatientDataWarning).map(({ body }) => body)
  return { person, onSend, warned }
}

describe('what somebody is about to send', () => {
  it('goes on at once where nothing looks like patient data', async () => {
    const { person, onSend, warned } = open('Potassium 5.9, what now?')

    await person.click(await screen.findByRole('button', { name: 'Go' }))

    await expect.poll(() => onSend.mock.calls.length).toBe(1)
    expect(warned()).toEqual([])
  })

  it('goes on once where it is sent again before it was looked at', async () => {
    const { onSend } = open('Potassium 5.9, what now?')
    const go = await screen.findByRole('button', { name: 'Go' })

    fireEvent.click(go)
    fireEvent.click(go)
    await expect.poll(() => onSend.mock.calls.length).toBeGreaterThan(0)
    expect(onSend).toHaveBeenCalledTimes(1)
    fireEvent.click(go)

    await expect.poll(() => onSend.mock.calls.length).toBe(2)
  })

  it.each([
    ['Send anyway', 1, 'Sent'],
    ['Change it', 0, 'Changed'],
  ])('is named and asked about, and %j is recorded', async (name, sent, decision) => {
    const { person, onSend, warned } = open('DOB 1950-01-31')

    await person.click(await screen.findByRole('button', { name: 'Go' }))
    expect(await screen.findByText('Date of birth: 1950-01-31')).toBeTruthy()
    await person.click(screen.getByRole('button', { name }))

    expect(onSend.mock.calls.length).toBe(sent)
    await expect.poll(warned).toEqual([{ source: 'Message', kinds: ['BirthDate'], decision }])
  })
})
