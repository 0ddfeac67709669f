import assert from 'node:assert/strict'
import { contentRoutes, postRoutes } from '@materia/contract'
import type { Attack } from '../attack.ts'
import type { Person } from '../outsider.ts'

/** Speaking under a colleague's name, or an organisation's. */
export const attack: Attack = {
  name: 'impersonation',
  async run(stage) {
    const [writer, colleague, reader] = [await stage.makePerson(), await stage.makePerson(), await stage.makePerson()]
    const authors = [
      { userId: colleague.userId },
      { name: `${colleague.firstName} ${colleague.lastName}`, userId: colleague.userId },
    ]
    const id = await publish(writer, authors)
    const { body: seen } = await reader.call(contentRoutes.getContent, { params: { contentItemId: id } })
    assert.ok(
      !JSON.stringify(seen).includes(colleague.userId),
      'A post carries the id of a colleague who never agreed.',
    )
    assert.ok(!JSON.stringify(seen).includes(colleague.lastName), 'A post bears the name of one who never agreed.')
    const forSelf = await writer.call(postRoutes.answerAuthorRequest, {
      params: { contentItemId: id },
      body: { accepted: true },
    })
    assert.ok(forSelf.status >= 400, 'The writer agreed in the name of the colleague.')

    const refusals = {
      'another account': await draft(writer, { userId: colleague.userId }),
      'an organisation, as a doctor': await draft(writer, { voiceOf: 'Health Canada' }),
      'a sponsor': await draft(writer, { promotedBy: 'A company' }),
      'another organisation': await draft(await stage.makePerson(['VoiceOf']), { voiceOf: 'Health Canada' }),
    }
    for (const [whom, status] of Object.entries(refusals))
      assert.ok(status === 400 || status === 403, `Speaking as ${whom} was answered ${status}.`)
  },
}

const draft = async (person: Person, fields: object) =>
  (await person.call(postRoutes.createDraftArticle, { body: { title: 'Words', content: '<p>Text</p>', ...fields } }))
    .status

async function publish(writer: Person, authors: object[]): Promise<string> {
  const body = { title: 'In your name', content: '<p>Text</p>', authors }
  const made = await writer.call(postRoutes.createDraftArticle, { body })
  const query = { draftContentItemId: made.body.contentItemId }
  return (await writer.call(postRoutes.publishArticle, { query })).body.contentItemId
}
