import { expect, it } from 'vitest'
import { fixture, folderWith } from '../../testing/files.ts'
import { importContext, importFrom } from '../../testing/import.ts'

it('a line of the list and a French text that take turns make no version of a decision that has the areas of its drugs', async () => {
  const context = await importContext()
  await importFrom(context, 'drug-products', fixture('drug-products'))
  const line = {
    link_id: 'SBD90050',
    brand_name: 'Inventa',
    date_issued: '2020-05-01',
    din_list: ['02230711 - 10 mg'],
  }
  const what_approved = '<p>Le produit est indiqué pour les adultes et dans le traitement des patients.</p>'
  const files = [
    await folderWith({ 'list.json': JSON.stringify([line]) }),
    await folderWith({ 'fr.json': JSON.stringify({ ...line, what_approved }) }),
  ]
  for (const file of files) await importFrom(context, 'decisions', file)

  const updated = []
  for (const file of files) updated.push((await importFrom(context, 'decisions', file)).counts.updated)

  expect(updated).toEqual([0, 0])
})
