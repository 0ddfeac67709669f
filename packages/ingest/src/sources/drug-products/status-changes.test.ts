import { expect, it } from 'vitest'
import { folderWith } from '../../testing/files.ts'
import { importContext, importFrom } from '../../testing/import.ts'
import { noticesOf } from '../../testing/notices.ts'
import { edit, later, release } from '../../testing/releases.ts'

it('tells whose status has changed since the extract before, once, and when it is marketed again', async () => {
  const context = await importContext()
  await importFrom(context, 'drug-products', await folderWith(release()))
  const changes = async () => (await noticesOf(context.db)).filter(({ kind }) => kind === 'StatusChange')
  const first = await changes()

  await importFrom(context, 'drug-products', await folderWith(release(later)))
  const second = await changes()
  await importFrom(context, 'drug-products', await folderWith(release(later)))
  const third = await changes()
  await importFrom(
    context,
    'drug-products',
    await folderWith(
      release((tables) => {
        edit(tables, 'drug.txt', /("49973",.*)"\d{2}-[A-Z]{3}-\d{4}"/, '$1"15-MAY-2026"')
        edit(tables, 'status.txt', /"49973","Y","MARKETED","[^"]*"/, '"49973","Y","MARKETED","14-MAY-2026"')
      }),
    ),
  )

  expect(first).toEqual([])
  expect(second).toMatchObject([
    {
      key: 'status:49973',
      state: 'Active',
      severity: 1,
      starts_on: '2026-04-14',
      facts: { name: { en: 'Lipitor 10 mg' }, from: 'Marketed', to: 'CancelledPostMarket', din: '02230711' },
    },
  ])
  expect(second[0]?.bound).toContain('dpd:49973 Identifier true')
  expect(third).toEqual(second)
  expect(await changes()).toMatchObject([
    { state: 'Resolved', ended_on: '2026-05-14', facts: { from: 'CancelledPostMarket', to: 'Marketed' } },
  ])
})
