import { folioRoutes } from '@materia/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeNetwork, problem } from '../../testing/network.ts'
import { signInAs } from '../../testing/people.ts'
import { openScreen } from '../../testing/render.tsx'
import { FolioDialog } from './FolioDialog.tsx'
import { someFolio } from './testing/folios.ts'

it('a cover that was changed elsewhere is stored only after both were shown', async () => {
  signInAs(['Doctor'])
  const network = fakeNetwork()
  const folio = someFolio({ title: 'Heart failure', xmin: 1 })
  const stored = { ...folio, title: 'From the clinic', xmin: 2 }
  network.replies(folioRoutes.listDefaultLogos, [])
  network.on(folioRoutes.updateFolio, ({ body }) => {
    if ((body as { xmin: number }).xmin === 2) return { body: { ...stored, title: 'From home', xmin: 3 } }
    return { status: 409, body: { ...problem(409, 'Changed elsewhere.'), extensions: { stored } } }
  })
  const done: string[] = []
  const dialog = <FolioDialog folio={folio} onClose={() => undefined} onDone={({ title }) => done.push(title)} />
  const { person } = openScreen('/', [{ path: '/', element: dialog }])
  await person.clear(await screen.findByLabelText('Title'))
  await person.type(screen.getByLabelText('Title'), 'From home')
  await person.click(screen.getByRole('button', { name: 'Save' }))

  const conflict = within(await screen.findByRole('dialog', { name: 'Changed elsewhere' }))
  expect(conflict.getByRole('region', { name: 'The other one, stored' }).textContent).toContain('From the clinic')
  expect(conflict.getByRole('region', { name: 'Yours, on this device' }).textContent).toContain('From home')
  await person.click(conflict.getByRole('button', { name: 'Keep mine' }))

  await waitFor(() => expect(done).toEqual(['From home']))
  expect(network.callsTo(folioRoutes.updateFolio).map(({ body }) => body)).toMatchObject([{ xmin: 1 }, { xmin: 2 }])
})
