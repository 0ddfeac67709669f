import assert from 'node:assert/strict'
import { attachmentRoutes, userRoutes } from '@materia/contract'
import { files } from '@materia/server/testing/files.ts'
import { pause } from '../../storm/storm-client.ts'
import type { Attack } from '../attack.ts'

const endsWithinMs = 10_000

/** Somebody's files after they logged out on a machine that others use. */
export const attack: Attack = {
  name: 'shared-machine',
  async run(stage) {
    const { email, password } = await stage.makePerson()
    const browser = stage.makeStranger()
    const signIn = await browser.call(userRoutes.signIn, { body: { username: email, password } })
    const [cookie = ''] = (signIn.headers.get('set-cookie') ?? '').split(';')
    const authorization = `Bearer ${signIn.body.accessToken}`
    const uploaded = await browser.call(attachmentRoutes.uploadAttachment, {
      headers: { authorization },
      query: { attachmentType: 'PDF' },
      file: new Blob([new Uint8Array(files.pdf())]),
      fileName: 'notes.pdf',
    })
    const read = () =>
      browser.call(attachmentRoutes.getAttachment, { params: { id: uploaded.body.id }, headers: { cookie } })
    const before = await read()
    const kept = before.headers.get('cache-control') ?? ''
    assert.equal(before.status, 200, `The cookie opened no file: ${before.status}.`)
    assert.match(kept, /private/, `Files are kept as ${kept}.`)
    assert.match(kept, /no-cache|no-store|max-age=0/, `Files are kept as ${kept}.`)
    await browser.call(userRoutes.signOut, { body: { refreshToken: signIn.body.refreshToken } })
    const loggedOutMs = performance.now()
    while ((await read()).status !== 401) {
      assert.ok(performance.now() - loggedOutMs < endsWithinMs, 'Files open 10 seconds after logging out.')
      await pause(200)
    }
  },
}
