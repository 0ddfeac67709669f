import { type AttachmentType, maxUploadBytes, maxVideoBytes } from '@materia/contract'
import { attachmentMessages } from './messages.ts'

/** What the browser's file window offers; the server looks at the bytes. */
export const acceptedFiles: Record<AttachmentType, string> = {
  Image: 'image/jpeg,image/png,image/webp,image/gif,image/avif,image/tiff',
  Video: 'video/mp4,video/webm,video/quicktime',
  PDF: 'application/pdf',
  Document: '.docx,.xlsx,.pptx,.odt,.ods,.odp,.doc,.xls,.ppt,.rtf,.txt,.csv,.md',
}
export const acceptedAttachments = Object.values(acceptedFiles).join(',')

export function typeOfFile({ type, name }: { type: string; name: string }): AttachmentType {
  if (/^image\//.test(type)) return 'Image'
  if (/^video\//.test(type)) return 'Video'
  return type === 'application/pdf' || /\.pdf$/i.test(name) ? 'PDF' : 'Document'
}

/** Said before a large file is sent for nothing. */
export function refusalOf(file: { type: string; name: string; size: number }): string | undefined {
  const max = typeOfFile(file) === 'Video' ? maxVideoBytes : maxUploadBytes
  const t = attachmentMessages()
  if (file.size === 0) return t('fileEmpty')
  return file.size > max ? t('fileTooLarge', { size: max / 1024 / 1024 }) : undefined
}
