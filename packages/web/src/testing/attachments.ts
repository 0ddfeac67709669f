import type { Attachment } from '@materia/contract'

const id = '0198b8a0-0000-7000-8000-0000000000d1'

export const someAttachment = (fileName: string, changes: Partial<Attachment> = {}): Attachment => ({
  id,
  attachmentId: id,
  type: 'Image',
  attachmentBelongsTo: 'UserContentUpload',
  attachmenUrlLocation: 'BlobStorage',
  name: fileName,
  fileName,
  url: `/api/attachment/${id}`,
  contentType: 'image/png',
  createdOn: '2026-01-01T00:00:00Z',
  sizeInBytes: 7,
  width: 4,
  height: 3,
  altText: null,
  ...changes,
})

/** The browser's older way to send, which tells its progress. */
export const uploadsBy = (attachment: Attachment, answered: Promise<void>) =>
  class {
    upload = {}
    status = 201
    responseText = JSON.stringify(attachment)
    isAborted = false
    onload = () => undefined
    onabort = () => undefined
    open = () => undefined
    setRequestHeader = () => undefined
    getAllResponseHeaders = () => ''
    abort = () => {
      this.isAborted = true
      this.onabort()
    }
    send = () => void answered.then(() => !this.isAborted && this.onload())
  }
