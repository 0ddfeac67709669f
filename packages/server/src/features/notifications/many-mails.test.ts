import { commentRoutes, notificationRoutes } from '@materia/contract'
import { expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { makeContent } from '../../testing/contents.ts'

const { make, as, app, mails } = await testApp({ MATERIA_RATE_LIMITS: 'on' })

it('nobody fills another’s mailbox by mentioning them and taking it back', async () => {
  const [writer, named] = [await make.doctor(), await make.doctor()]
  const { contentItemId } = await makeContent(app, 'Article', { title: 'An article' })
  await as(named).call(notificationRoutes.updateNotificationPreferences, {
    body: { Mentioned: { inApp: true, email: 'Instant' } },
  })
  const content = `@[Lou](${named.userId}), look`

  for (let nth = 0; nth < 32; nth++) {
    const { body } = await as(writer).call(commentRoutes.addComment, { params: { contentItemId }, body: { content } })
    await mails()
    await as(writer).call(commentRoutes.deleteComment, { params: { id: body.id } })
  }

  expect((await mails()).filter(({ to }) => to === named.email)).toHaveLength(30)
})
