import { moderationRoutes } from '@materia/contract'
import { screen } from '@testing-library/react'
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
})
