import { moderationRoutes } from '@materia/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fakeNetwork } from '../../../testing/network.ts'
import { signInAs } from '../../../testing/people.ts'
import { openScreen } from '../../../testing/render.tsx'
import { ClippingNote } from './ClippingNote.tsx'

describe('the note of a clipping', () => {
  it('that looks like patient data is asked about before it is saved', async () => {
    signInAs(['Doctor'])
    const network = fakeNetwork()
    network.on(moderationRoutes.recordPatientDataWarning, () => ({}))
    const onSave = vi.fn(async () => true)
    const element = <ClippingNote note={null} isWriting onClose={() => undefined} onSave={onSave} />
    const { person } = openScreen('/', [{ path: '/', element }])

    await person.type(await screen.findByLabelText(/^Why/), 'Jane, DOB 1950-01-31')
    await person.click(screen.getByRole('button', { name: 'Save note' }))
    expect(await screen.findByText('Date of birth: 1950-01-31')).toBeTruthy()
    expect(onSave).not.toHaveBeenCalled()
    await person.click(screen.getByRole('button', { name: 'Send anyway' }))

    await expect.poll(() => onSave.mock.calls).toEqual([['Jane, DOB 1950-01-31']])
    await expect
      .poll(() => network.callsTo(moderationRoutes.recordPatientDataWarning).map(({ body }) => body))
      .toEqual([{ source: 'Note', kinds: ['BirthDate'], decision: 'Sent' }])
  })

  it('that is typed on while it is saved stays open, and is sent once however often it is asked for', async () => {
    signInAs(['Doctor'])
    const onClose = vi.fn()
    const saved: ((isSaved: boolean) => void)[] = []
    const onSave = vi.fn((_text: string) => new Promise<boolean>((resolve) => saved.push(resolve)))
    openScreen('/', [{ path: '/', element: <ClippingNote note={null} isWriting onClose={onClose} onSave={onSave} /> }])
    const field = await screen.findByLabelText<HTMLTextAreaElement>(/^Why/)
    const pressSave = () => fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })

    fireEvent.change(field, { target: { value: 'For the rounds' } })
    pressSave()
    pressSave()
    fireEvent.change(field, { target: { value: 'For the rounds on Thursday' } })
    await waitFor(() => expect(onSave).toHaveBeenCalled())
    pressSave()
    saved[0]?.(true)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save note' })).toHaveProperty('disabled', false))

    expect(onSave.mock.calls).toEqual([['For the rounds']])
    expect(onClose).not.toHaveBeenCalled()
    expect(field.value).toBe('For the rounds on Thursday')
    pressSave()
    await waitFor(() => expect(onSave).toHaveBeenLastCalledWith('For the rounds on Thursday'))
    saved[1]?.(true)
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  })
})
