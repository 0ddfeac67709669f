import assert from 'node:assert/strict'
import { attachmentRoutes } from '@materia/contract'
import { files } from '@materia/server/testing/files.ts'
import type { Attack } from '../attack.ts'

const atOnce = 4
const edge = 8_000

/** Small files that are pictures of as many points as are taken, and cannot be read row by row. */
export const attack: Attack = {
  name: 'large-pictures',
  async run(stage) {
    const person = await stage.makePerson()
    const pictures = [files.interlacedPng(edge), files.interlacedPng(edge, { depth: 16 }), files.turnedJpeg(edge)]
    for (const picture of await Promise.all(pictures)) {
      const replies = await Promise.all(
        Array.from({ length: atOnce }, () =>
          person.call(attachmentRoutes.uploadAttachment, {
            query: { attachmentType: 'Image' },
            file: new Blob([new Uint8Array(picture)]),
            fileName: 'large',
          }),
        ),
      )
      for (const { status } of replies) assert.ok(status < 500, `A large picture was answered ${status}.`)
    }
  },
}
