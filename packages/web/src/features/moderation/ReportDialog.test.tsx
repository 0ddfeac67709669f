import { moderationRoutes } from '@materia/contract'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fakeNetwork } from '../../testing/network.ts'
import { signInAs } from '../../testing/people.ts'
import { openScreen } from '../../testing/render.tsx'
import { ReportButton } from './ReportButton.tsx'

const subjectId = '0198b8a0-0000-7000-a000-000000000001'
const screens = [{ path: '/', element: <ReportButton subjectType="content" subjectId={subjectId} /> }]

describe('a report', () => {
  it('is sent for the reason its writer chose, and not before', async () => {
    signInAs(['Doctor'])
    const network = fakeNetwork()
    network.on(moderationRoutes.report, () => ({}))
    const { person } = openScreen('/', screens)
    await person.click(await screen.findByRole('button', { name: 'Report' }))
    const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send report' })
    expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([])
    expect(send.disabled).toBe(true)

    await person.click(screen.getByRole('radio', { name: 'Is wrong or misleading' }))
    await person.click(send)

    await waitFor(() =>
      expect(network.callsTo(moderationRoutes.report)).toMatchObject([
        { body: { subjectId, reason: 'Misinformation' } },
      ]),
    )
  })
})
