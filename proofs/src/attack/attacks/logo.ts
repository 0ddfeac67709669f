import assert from 'node:assert/strict'
import { attachmentRoutes, folioRoutes } from '@materia/contract'
import { files } from '@materia/server/testing/files.ts'
import type { Attack } from '../attack.ts'
import type { Person } from '../outsider.ts'

/** A folio's logo that is no picture, or not one's own. */
export const attack: Attack = {
  name: 'logo',
  async run(stage) {
    const [owner, other] = [await stage.makePerson(), await stage.makePerson()]
    const strange = {
      'logo.png': files.pdf(),
      'logo.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'logo.html': Buffer.from('<script>alert(1)</script>'),
      'logo.gif': Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(100)]),
    }
    for (const [fileName, bytes] of Object.entries(strange)) {
      const { status } = await owner.call(folioRoutes.uploadFolioLogo, { file: blobOf(bytes), fileName })
      assert.equal(status, 400, `${fileName} was taken for a logo: ${status}.`)
    }
    const logos = {
      'a PDF': await upload(owner, 'PDF', files.pdf()),
      theirs: await upload(other, 'Image', await files.png()),
    }
    for (const [what, logoAttachmentId] of Object.entries(logos)) {
      const { status } = await owner.call(folioRoutes.createFolio, { body: { title: 'Mine', logoAttachmentId } })
      assert.ok(status >= 400 && status < 500, `A logo that is ${what} was answered ${status}.`)
    }
  },
}

const blobOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)])

async function upload(person: Person, attachmentType: 'PDF' | 'Image', bytes: Uint8Array): Promise<string> {
  const { status, body } = await person.call(attachmentRoutes.uploadAttachment, {
    query: { attachmentType },
    file: blobOf(bytes),
    fileName: 'file',
  })
  assert.equal(status, 200, `An upload was answered ${status}.`)
  return body.id
}
