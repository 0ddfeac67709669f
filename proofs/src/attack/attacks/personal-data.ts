import assert from 'node:assert/strict'
import { postRoutes, profileRoutes } from '@materia/contract'
import type { Attack } from '../attack.ts'

const drafts = 620
const content = `<p>${'words '.repeat(149_800)}</p>`

/** Read as it comes: the copy is larger than a string can be. */
async function download(url: string, headers: Record<string, string>): Promise<{ status: number; bytes: number }> {
  const reply = await fetch(url, { headers })
  let bytes = 0
  for await (const chunk of reply.body ?? []) bytes += chunk.length
  return { status: reply.status, bytes }
}

export const attack: Attack = {
  name: 'personal-data',
  async run(stage) {
    const person = await stage.makePerson()
    for (let nth = 1; nth <= drafts; nth++) {
      const { status } = await person.call(postRoutes.createDraftArticle, { body: { title: `Draft ${nth}`, content } })
      assert.equal(status, 200, `Draft ${nth} was answered ${status}.`)
    }

    const url = person.url + profileRoutes.exportPersonalData.path.replace(':userId', person.userId)
    const { status, bytes } = await download(url, person.headers)

    assert.equal(status, 200, `The export was answered ${status}.`)
    assert.ok(bytes > drafts * content.length, `The export has ${bytes} bytes.`)
  },
}
