import { type HiddenSubject, moderationRoutes } from '@materia/contract'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { HiddenOfMine } from '../../../app/hidden-parts.tsx'
import { fakeNetwork } from '../../../testing/network.ts'
import { signInAs } from '../../../testing/people.ts'
import { openScreen } from '../../../testing/render.tsx'

const hidden: HiddenSubject = {
  subjectType: 'comment',
  subjectId: '0198b8a0-0000-7000-a000-000000000001',
  excerpt: 'Seen in clinic',
  hiddenOn: '2026-03-04T10:00:00.000Z',
  appealedOn: null,
  resolution: null,
}

function open(list: HiddenSubject[]) {
  signInAs(['Doctor'])
  const network = fakeNetwork()
  network.replies(moderationRoutes.listHidden, list)
  network.on(moderationRoutes.appeal, () => ({}))
  return { network, ...openScreen('/', [{ path: '/', element: <HiddenOfMine /> }]) }
}

describe('what of one’s own is hidden', () => {
  it('can be appealed once, with a reason', async () => {
    const { network, person } = open([hidden])
    await person.click(await screen.findByRole('button', { name: 'Appeal' }))
    const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send the appeal' })
    expect(send.disabled).toBe(true)

    await person.type(screen.getByRole('textbox', { name: /^Why should it be seen/ }), 'It names nobody.')
    await person.click(send)

    await waitFor(() =>
      expect(network.callsTo(moderationRoutes.appeal).map(({ body }) => body)).toEqual([
        { subjectType: 'comment', subjectId: hidden.subjectId, comment: 'It names nobody.' },
      ]),
    )
  })

  it('says when an appeal was made that waits', async () => {
    open([{ ...hidden, appealedOn: '2026-11-18T12:35:00Z' }])

    await screen.findByText('You appealed on November 18, 2026. Another administrator looks at it.')
  })

  it('says what became of an appeal', async () => {
    open([{ ...hidden, appealedOn: hidden.hiddenOn, resolution: 'upheld' }])

    expect(await screen.findByText('Another administrator looked at it: it stays hidden.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Appeal' })).toBeNull()
  })
})
