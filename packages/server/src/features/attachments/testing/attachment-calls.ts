import { attachmentRoutes } from '@materia/contract'
import type { TestApp } from '../../../testing/app.ts'
import { blobOf } from '../../../testing/files.ts'
import type { Person } from '../../../testing/make.ts'

/** What owners and viewers of files do, through the routes. */
export function attachmentCalls({ as }: TestApp) {
  const upload = (person: Person, attachmentType: string, bytes: Uint8Array | string, fileName: string) =>
    as(person).call(attachmentRoutes.uploadAttachment, {
      query: { attachmentType: attachmentType as 'Image' },
      file: blobOf(bytes),
      fileName,
    })
  const read = (person: Person, id: string, query = {}, headers = {}) =>
    as(person).call(attachmentRoutes.getAttachment, { params: { id }, query, headers })

  return { upload, read }
}
