import { attachmentRoutes } from '@materia/contract/attachments/attachments.routes.ts'
import sanitizeHtml from 'sanitize-html'
import type { ThreadTask } from '../../../platform/threads/threads.ts'
import { scanHtml } from './html-scan.ts'

const attachmentAddress = attachmentRoutes.getAttachment.path.replace(':id', '')
const attachmentSource = new RegExp(
  `^${attachmentAddress}([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(\\?size=(small|medium|large))?$`,
  'i',
)
/** Marks of a reference and of the place that cites it; no other name can be given to an element. */
const referenceName = /^(ref|cite)-\d{1,4}$/

/** What an article may be made of. Everything else goes: elements keep their text, scripts and styles do not. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'pre', 'code'],
    ...['strong', 'em', 'u', 's', 'sub', 'sup', 'a', 'img', 'figure', 'figcaption'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'id', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    li: ['id'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'svg', 'math', 'iframe'],
  nestingLimit: 60,
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    del: 's',
    strike: 's',
    a: (tagName, { href = '', id }) => ({ tagName, attribs: linkAttributes(href.trim(), id) }),
    li: (tagName, { id }) => ({ tagName, attribs: nameAttribute(id) }),
    ol: (tagName, { start }) => ({ tagName, attribs: numbers({ start }, 1, 9_999) }),
    td: (tagName, { colspan, rowspan }) => ({ tagName, attribs: numbers({ colspan, rowspan }, 2, 100) }),
    th: (tagName, { colspan, rowspan, scope }) => ({
      tagName,
      attribs: { ...numbers({ colspan, rowspan }, 2, 100), ...(scope === 'row' || scope === 'col' ? { scope } : {}) },
    }),
    img: (tagName, { src = '', alt = '', width, height }) => ({
      tagName,
      attribs: { src: src.trim(), alt: alt.slice(0, 500), ...numbers({ width, height }, 1, 4_000) },
    }),
  },
}

export interface CleanArticle {
  html: string
  /** The uploaded pictures it shows, in order. */
  imageIds: string[]
}

interface GivenArticle {
  html: string
  /** Pictures that may stay; all that were uploaded here unless said. */
  keptImageIds?: string[]
  lengthMax: number
}

/** The same for what is clean already. Pictures that are not kept leave nothing behind. */
export function cleanArticle({
  html,
  keptImageIds,
  lengthMax,
}: GivenArticle): CleanArticle | 'too-complex' | 'too-long' {
  if (isTooComplex(html)) return 'too-complex'
  const isLeftOut = (src: string) => {
    const id = attachmentSource.exec(src)?.[1]?.toLowerCase()
    return id === undefined || keptImageIds?.includes(id) === false
  }
  // Only pictures that were uploaded here: one from elsewhere would tell its host who reads what.
  const exclusiveFilter: sanitizeHtml.IOptions['exclusiveFilter'] = ({ tag, attribs }) =>
    tag === 'img' && isLeftOut(attribs.src ?? '')
  const clean = settled(html, lengthMax, (text) => sanitizeHtml(text, { ...allowed, exclusiveFilter }).trim())
  return clean === 'too-long' ? clean : { html: clean.html, imageIds: imageIdsIn(clean.html) }
}

export const articleCleaning: ThreadTask<GivenArticle, ReturnType<typeof cleanArticle>> = {
  module: new URL(import.meta.url),
  work: cleanArticle,
  lengthOf: ({ html }) => html.length,
}

const mostElements = 20_000
const mostNested = 1_000
const withoutEnd = new Set([
  'br',
  'hr',
  'img',
  'input',
  'meta',
  'link',
  'wbr',
  'col',
  'area',
  'base',
  'embed',
  'source',
])

/** Each end tag costs the parser as much as all the elements that stand open around it. */
export function isTooComplex(html: string): boolean {
  if ((html.match(/<[a-z]/gi)?.length ?? 0) > mostElements) return true
  const open: string[] = []
  const countOf = new Map<string, number>()
  for (const part of scanHtml(html)) {
    if (part.kind === 'start' && !withoutEnd.has(part.name)) {
      open.push(part.name)
      countOf.set(part.name, (countOf.get(part.name) ?? 0) + 1)
      if (open.length > mostNested) return true
    }
    if (part.kind === 'end' && countOf.get(part.name)) closeDownTo(part.name, open, countOf)
  }
  return false
}

function closeDownTo(name: string, open: string[], countOf: Map<string, number>) {
  for (let closed = ''; closed !== name; ) {
    closed = open.pop() ?? name
    countOf.set(closed, (countOf.get(closed) ?? 1) - 1)
  }
}

const mostPasses = 8

/** Broken nesting can leave what a second look would put elsewhere: only what stays as it is is kept. */
function settled(text: string, lengthMax: number, clean: (text: string) => string): { html: string } | 'too-long' {
  let current = text
  for (let pass = 0; pass < mostPasses; pass++) {
    const next = clean(current)
    if (next.length > lengthMax) return 'too-long'
    if (next === current) return { html: next }
    current = next
  }
  return { html: '' }
}

/** The uploaded pictures an article shows, in order. */
export function imageIdsIn(cleanHtml: string): string[] {
  const sources = [...cleanHtml.matchAll(/<img\b[^>]*?\ssrc="([^"]*)"/g)].map(([, source]) => source ?? '')
  const ids = sources.flatMap((source) => attachmentSource.exec(source)?.[1]?.toLowerCase() ?? [])
  return [...new Set(ids)]
}

function linkAttributes(href: string, id: string | undefined): Record<string, string> {
  const name = nameAttribute(id)
  if (href.startsWith('#')) return referenceName.test(href.slice(1)) ? { ...name, href } : name
  const address = addressOf(href)
  return address ? { ...name, href: address, rel: 'noopener noreferrer nofollow ugc', target: '_blank' } : name
}

const here = 'https://here.invalid'

const isPlain = (href: string) => /^[a-z]+:[\w\-./~:?#[\]@!$&()*+,;=%]+$/i.test(href)

/** An address as browsers read it: of the web, of a mailbox or of a page here. */
function addressOf(href: string): string | undefined {
  const url = URL.parse(href, here)
  if (!href || !url || !['http:', 'https:', 'mailto:'].includes(url.protocol)) return undefined
  if (url.origin !== here) return isPlain(href) ? href : url.href
  return href.startsWith('/') ? url.pathname + url.search + url.hash : undefined
}

function nameAttribute(id: string | undefined): Record<string, string> {
  return id && referenceName.test(id) ? { id } : {}
}

function numbers(values: Record<string, string | undefined>, min: number, max: number): Record<string, string> {
  const whole = Object.entries(values).map(([name, value]) => [name, Number(value)] as const)
  const within = whole.filter(([, value]) => Number.isInteger(value) && value >= min && value <= max)
  return Object.fromEntries(within.map(([name, value]) => [name, String(value)]))
}
