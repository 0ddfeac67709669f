import { attachmentRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { attachmentCalls } from './testing/attachment-calls.ts'

const tester = await testApp()
const { make, as } = tester
const { read } = attachmentCalls(tester)

describe('an attachment by its address', () => {
  it('keeps the address and sends readers there', async () => {
    const doctor = await make.doctor()

    const reply = await as(doctor).call(attachmentRoutes.addUrlAttachment, {
      body: { url: 'https://example.org/files/Guide%20A.pdf' },
    })
    const read_ = await read(doctor, reply.body.id)

    expect(reply.body).toMatchObject({
      type: 'PDF',
      name: 'Guide A.pdf',
      attachmenUrlLocation: 'ExternalUrl',
      url: 'https://example.org/files/Guide%20A.pdf',
      contentType: null,
    })
    expect([read_.status, read_.headers.location]).toEqual([302, 'https://example.org/files/Guide%20A.pdf'])
  })

  it.each([
    'javascript:alert(1)',
    'file:///etc/passwd',
    'data:text/html,<script>alert(1)</script>',
    'not an address',
    'https://user:password@example.org/a.pdf',
  ])('refuses %s', async (url) => {
    const reply = await as(await make.doctor()).call(attachmentRoutes.addUrlAttachment, { body: { url } })

    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ extensions: { errors: [{ field: 'url' }] } })
  })
})
