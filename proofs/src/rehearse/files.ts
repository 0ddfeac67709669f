import { createHash } from 'node:crypto'
import { type Attachment, type AttachmentType, attachmentRoutes, type Problem } from '@materia/contract'
import { expectSame, expectThat } from './eventually.ts'
import type { Person } from './people.ts'
import type { Report } from './report.ts'

const megabyte = 1024 * 1024

export interface KeptFile {
  id: string
  hash: string
}

/** A small PDF, and as many more bytes as wanted. */
function pdf(extraBytes: number): Blob {
  const filler = new Uint8Array(extraBytes).fill(32)
  return new Blob(['%PDF-1.4\n1 0 obj <<>> endobj\n', filler, '\ntrailer <<>>\n%%EOF\n'], { type: 'application/pdf' })
}

/** Uploads as a member; the files are compared again after the restore. */
export async function checkUploads(report: Report, person: Person): Promise<KeptFile[]> {
  const upload = (file: Blob, attachmentType: AttachmentType) =>
    person.at.call(attachmentRoutes.uploadAttachment, { query: { attachmentType }, file, fileName: 'paper.pdf' })

  const kept = await report.need('a file of 19 MB is stored and comes back byte for byte', async () => {
    const [small, large] = [pdf(1_000), pdf(19 * megabyte)]
    const attachments: Attachment[] = []
    for (const file of [small, large]) {
      const reply = await upload(file, 'PDF')
      expectSame('The upload', reply.status, 200)
      attachments.push(reply.body)
    }
    const files = await Promise.all(attachments.map(({ id }) => fileOf(person, id)))
    expectSame('The file', files[1]?.hash, hashOf(new Uint8Array(await large.arrayBuffer())))
    return files
  })
  await report.check('a file over 20 MB is refused by Materia with its reason', async () => {
    const { status, body } = await upload(pdf(20 * megabyte), 'PDF')
    const { detail } = body as unknown as Problem
    expectSame('The answer', [status, detail], [400, 'PDF files may have at most 20 MB.'])
  })
  await report.check('a file that no kind allows is refused by nginx, in the same shape', async () => {
    const { status, headers, body } = await upload(pdf(106 * megabyte), 'Video')
    const { detail } = body as unknown as Problem
    expectSame('The answer', [status, detail], [413, 'Files may have at most 100 MB.'])
    expectThat(headers['content-type']?.includes('problem+json'), `It came as ${headers['content-type']}.`)
  })
  return kept
}

export async function fileOf(person: Person, id: string): Promise<KeptFile> {
  const reply = await person.at.call(attachmentRoutes.getAttachment, { params: { id } })
  expectSame('The download', reply.status, 200)
  return { id, hash: hashOf(reply.bytes) }
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
