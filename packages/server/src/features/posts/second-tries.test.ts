import { randomUUID } from 'node:crypto'
import { postRoutes } from '@materia/contract'
import { expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'

const { make, as } = await testApp()

it('gives one draft to tries with one id that overlap', async () => {
  const doctor = await make.doctor()
  const contentItemId = randomUUID()
  const body = { contentItemId, title: 'Once', content: '<p>Said once.</p>' }
  await as(doctor).call(postRoutes.listOwnContent)

  const replies = await Promise.all(
    Array.from({ length: 5 }, () => as(doctor).call(postRoutes.createDraftArticle, { body })),
  )
  const own = await as(doctor).call(postRoutes.listOwnContent)

  expect(new Set(replies.map(({ body: draft }) => draft.contentItemId))).toEqual(new Set([contentItemId]))
  expect(own.body.map((entry) => entry.title)).toEqual(['Once'])
})
