import assert from 'node:assert/strict'
import { postRoutes, profileRoutes } from '@materia/contract'
import type { Attack } from '../attack.ts'
import { copyDraft } from '../drafts.ts'

const drafts = 620
/** Written through the server; the rest are copies of the last, which saves minutes. */
const written = 20
const content = `<p>${'words '.repeat(149_800)}</p>`

export const attack: Attack = {
  name: 'personal-data',
  async run(stage) {
    const person = await stage.makePerson()
    for (let nth = 1; nth <= written; nth++) {
      const { status } = await person.call(postRoutes.createDraftArticle, { body: { title: `Draft ${nth}`, content } })
      assert.equal(status, 200, `Draft ${nth} was answered ${status}.`)
    }
    await copyDraft(stage, person, drafts - written)

    const url = person.url + profileRoutes.exportPersonalData.path.replace(':userId', person.userId)
    const [{ status, bytes }, second] = await Promise.all([
      download(url, person.headers),
      download(url, person.headers),
    ])

    const whole = status === 200 ? { status, bytes } : second
    assert.equal(whole.status, 200, `The export was answered ${status} and ${second.status}.`)
    assert.ok(whole.bytes > drafts * content.length, `The export has ${whole.bytes} bytes.`)
    assert.ok([status, second.status].includes(409), 'Two exports ran at once.')
  },
}

/** Read as it comes: the copy is larger than a string can be. */
async function download(url: string, headers: Record<string, string>): Promise<{ status: number; bytes: number }> {
  const reply = await fetch(url, { headers })
  let bytes = 0
  for await (const chunk of reply.body ?? []) bytes += chunk.length
  return { status: reply.status, bytes }
}
