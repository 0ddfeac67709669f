import { open } from 'node:fs/promises'
import { type AttachmentType, maxUploadBytes, maxVideoBytes } from '@materia/contract'
import { fileTypeFromFile } from 'file-type'

/** What a file is by its bytes: how it is served, and the ending its name gets. */
export interface FileKind {
  type: AttachmentType
  contentType: string
  ending: string
}

const office = 'application/vnd.openxmlformats-officedocument'
const openDocument = 'application/vnd.oasis.opendocument'

const kinds: Record<string, FileKind> = Object.fromEntries(
  (
    [
      ['Image', 'image/jpeg', 'jpg'],
      ['Image', 'image/png', 'png'],
      ['Image', 'image/webp', 'webp'],
      ['Image', 'image/gif', 'gif'],
      ['Image', 'image/avif', 'avif'],
      ['Image', 'image/tiff', 'tif'],
      ['Video', 'video/mp4', 'mp4'],
      ['Video', 'video/webm', 'webm'],
      ['Video', 'video/quicktime', 'mov'],
      ['PDF', 'application/pdf', 'pdf'],
      ['Document', `${office}.wordprocessingml.document`, 'docx'],
      ['Document', `${office}.spreadsheetml.sheet`, 'xlsx'],
      ['Document', `${office}.presentationml.presentation`, 'pptx'],
      ['Document', `${openDocument}.text`, 'odt'],
      ['Document', `${openDocument}.spreadsheet`, 'ods'],
      ['Document', `${openDocument}.presentation`, 'odp'],
      ['Document', 'application/rtf', 'rtf'],
    ] as const
  ).map(([type, contentType, ending]) => [contentType, { type, contentType, ending }]),
)
const sameAs: Record<string, string> = { 'video/x-m4v': 'video/mp4', 'image/apng': 'image/png' }

// Word, Excel and PowerPoint before 2007 share one container: only the name tells them apart.
const compoundFile = 'application/x-cfb'
const compoundKinds: Record<string, FileKind> = {
  doc: { type: 'Document', contentType: 'application/msword', ending: 'doc' },
  xls: { type: 'Document', contentType: 'application/vnd.ms-excel', ending: 'xls' },
  ppt: { type: 'Document', contentType: 'application/vnd.ms-powerpoint', ending: 'ppt' },
}
const textEndings = new Set(['txt', 'csv', 'tsv', 'md'])

/** Undefined for what Materia does not keep: programs, archives, web pages, drawings that carry scripts. */
export async function findFileKind(path: string, givenName: string): Promise<FileKind | undefined> {
  const givenEnding = endingOf(givenName)
  const found = await fileTypeFromFile(path).catch(() => undefined)
  if (found?.mime === compoundFile) return compoundKinds[givenEnding]
  if (found) return kinds[sameAs[found.mime] ?? found.mime]
  if (!(await isPlainText(path))) return undefined
  const ending = textEndings.has(givenEnding) ? givenEnding : 'txt'
  return { type: 'Document', contentType: 'text/plain; charset=utf-8', ending }
}

export const maxBytesOf = (type: AttachmentType) => (type === 'Video' ? maxVideoBytes : maxUploadBytes)

/** How the codes of problems name each type. */
export const codeWordOf = { Image: 'image', Video: 'video', PDF: 'pdf', Document: 'document' } as const

/** The given name without folders or control characters, ending as the bytes say. */
export function fileNameOf(givenName: string, ending: string): string {
  const [last = ''] = givenName.split(/[\\/]/).slice(-1)
  const stem = last
    .toWellFormed()
    .normalize('NFC')
    // Browsers write quotes and line breaks of a name this way.
    .replaceAll(/%(22|0D|0A)/gi, '')
    .replace(/\.[^.]{0,12}$/, '')
    // Control characters, and those that turn the direction of reading around to disguise an ending.
    .replaceAll(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
    .trim()
    .slice(0, 150)
    .toWellFormed()
  return `${stem || 'file'}.${ending}`
}

const endingOf = (name: string) => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? ''

const looksLikeMarkup =
  /^\s*(<!--|<!doctype|<\?xml|<(html|head|body|script|iframe|svg|style|title|table|div|h1|font|img|br|p|a|b|math|object|embed|link|meta|base|form|video|audio)[\s/>])/i
const chunkBytes = 64 * 1024

/** Text that says so in every byte, and does not begin as a web page does. */
async function isPlainText(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true })
    const chunk = new Uint8Array(chunkBytes)
    for (let isFirst = true; ; isFirst = false) {
      const { bytesRead } = await file.read(chunk, 0, chunkBytes)
      const text = decoder.decode(chunk.subarray(0, bytesRead), { stream: bytesRead > 0 })
      if (isFirst && looksLikeMarkup.test(text)) return false
      if (hasControlCharacters(text)) return false
      if (bytesRead === 0) return true
    }
  } catch {
    return false
  } finally {
    await file.close()
  }
}

// Tab, line breaks and form feed are text; the rest of the control characters are not.
function hasControlCharacters(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code < 32 && code !== 9 && code !== 10 && code !== 12 && code !== 13) return true
  }
  return false
}
