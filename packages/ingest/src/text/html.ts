import sanitizeHtml from 'sanitize-html'
import { lowered, raised, storableText } from './plain.ts'

const inline = ['strong', 'em', 'u', 'sup', 'sub', 'abbr', 'br', 'a']
const blocks = [
  'p',
  'ul',
  'ol',
  'li',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'caption',
  'h3',
  'h4',
  'h5',
  'blockquote',
]

const options = (site: string): sanitizeHtml.IOptions => ({
  allowedTags: [...inline, ...blocks],
  allowedAttributes: {
    a: ['href', 'rel'],
    abbr: ['title'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h3',
    h2: 'h3',
    a: (_tag, { href }): sanitizeHtml.Tag => {
      const address = absolute(href, site)
      return address
        ? { tagName: 'a', attribs: { href: address, rel: 'noopener noreferrer' } }
        : { tagName: 'span', attribs: {} }
    },
  },
  exclusiveFilter: (frame) =>
    ['p', 'li', 'h3', 'h4', 'h5', 'a', 'strong', 'em'].includes(frame.tag) &&
    !frame.text.trim() &&
    !frame.mediaChildren.length,
})

/** A source's HTML with nothing left in it that runs, loads or styles; links relative to the source's site made whole. */
export function cleanHtml(html: string, site: string): string {
  const clean = sanitizeHtml(storableText(html).replace(/&nbsp;|\u00a0/g, ' '), options(site))
  const tidyHtml = clean.replace(/\s+/g, ' ').replace(/> </g, '><').trim()
  return tidyHtml && !/^<(?:p|ul|ol|table|h3|h4|h5|blockquote)[ >]/.test(tidyHtml) ? wrapped(tidyHtml) : tidyHtml
}

/** A source's HTML as plain text. */
export function htmlText(html: string): string {
  const marked = storableText(html)
    .replace(/<sup[^>]*>([\s\S]*?)<\/sup>/gi, (_all, inside: string) => raised(inside))
    .replace(/<sub[^>]*>([\s\S]*?)<\/sub>/gi, (_all, inside: string) => lowered(inside))
    .replace(/<(br|\/p|\/li|\/h\d|\/tr|\/td|\/th)[^>]*>/gi, ' ')
  const bare = sanitizeHtml(marked, { allowedTags: [], allowedAttributes: {} })
  return bare
    .replace(/&(nbsp|amp|lt|gt|quot|#39);/g, (_all, name: string) => signs[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

// Loose text before the first block becomes a paragraph of its own.
function wrapped(html: string): string {
  const firstBlock = html.search(/<(?:p|ul|ol|table|h3|h4|h5|blockquote)[ >]/)
  if (firstBlock < 0) return `<p>${html}</p>`
  return `<p>${html.slice(0, firstBlock).trim()}</p>${html.slice(firstBlock)}`
}

// Health Canada's links come with stray spaces: "?lang =en&linkID =SBD00337".
function absolute(href: string | undefined, site: string): string | undefined {
  if (!href || href.trim().startsWith('#')) return undefined
  try {
    const url = new URL(href.replace(/\s+/g, ''), site)
    return ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : undefined
  } catch {
    return undefined
  }
}
