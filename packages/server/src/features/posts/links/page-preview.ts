import sanitizeHtml from 'sanitize-html'
import type { ThreadTask } from '../../../platform/threads/threads.ts'
import { isTooComplex } from '../articles/article-html.ts'

/** What a page says about itself. */
export interface PagePreview {
  title: string | null
  site: string | null
  description: string | null
  imageUrl: string | null
}

const readBytes = 512 * 1024

interface Page {
  bytes: Uint8Array
  contentType: string
  url: string
}

export function readPage({ bytes, contentType, url }: Page): PagePreview {
  const page = decode(bytes.subarray(0, readBytes), contentType)
  const html = isTooComplex(page) ? '' : page
  const meta = new Map<string, string>()
  let title = ''
  sanitizeHtml(html, {
    allowedTags: ['meta', 'title'],
    allowedAttributes: false,
    nonTextTags: ['script', 'style', 'svg', 'noscript', 'template', 'textarea', 'option'],
    transformTags: {
      meta: (tagName, attribs) => {
        const name = (attribs.property ?? attribs.name ?? '').toLowerCase()
        if (name && attribs.content && !meta.has(name)) meta.set(name, attribs.content)
        return { tagName, attribs: {} }
      },
    },
    textFilter: (text, tagName) => {
      if (tagName === 'title') title += text
      return ''
    },
  })
  const found = (...names: string[]) => names.map((name) => meta.get(name)).find(Boolean)
  return {
    title: plain(found('og:title', 'citation_title', 'twitter:title') ?? unescaped(title), 300),
    site: plain(found('og:site_name', 'citation_journal_title') ?? new URL(url).hostname.replace(/^www\./, ''), 120),
    description: plain(found('og:description', 'description', 'twitter:description') ?? '', 2_000),
    imageUrl: imageAddress(found('og:image:secure_url', 'og:image', 'twitter:image', 'twitter:image:src'), url),
  }
}

export const pageReading: ThreadTask<Page, PagePreview> = {
  module: new URL(import.meta.url),
  work: readPage,
  lengthOf: ({ bytes }) => bytes.length,
}

function decode(bytes: Uint8Array, contentType: string): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 2_048))
  const charset = /charset=["']?([\w-]+)/i.exec(contentType)?.[1] ?? /<meta[^>]+charset=["']?([\w-]+)/i.exec(head)?.[1]
  try {
    return new TextDecoder(charset ?? 'utf-8').decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

function plain(text: string, max: number): string | null {
  const line = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return (line.length > max ? `${line.slice(0, max - 1).toWellFormed()}…` : line) || null
}

const marks: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const unescaped = (text: string) => text.replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => marks[name] ?? '')

const imageAddress = (address: string | undefined, base: string): string | null =>
  address && URL.canParse(address, base) ? new URL(address, base).href : null
