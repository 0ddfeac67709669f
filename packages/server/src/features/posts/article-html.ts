import { attachmentRoutes } from '@materia/contract'
import sanitizeHtml from 'sanitize-html'

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

const mostElements = 20_000

/** Each one left open costs the parser as much as all that stand open around it: in greater numbers they would hold it up. */
export const hasTooManyElements = (html: string) => (html.match(/<[a-z]/gi)?.length ?? 0) > mostElements

/** The same for what is clean already. Pictures that are not kept leave nothing behind. */
export function cleanArticle(html: string, { keepsImage }: { keepsImage?: (id: string) => boolean } = {}): string {
  const isLeftOut = (src: string) => {
    const id = attachmentSource.exec(src)?.[1]?.toLowerCase()
    return id === undefined || keepsImage?.(id) === false
  }
  // Only pictures that were uploaded here: one from elsewhere would tell its host who reads what.
  const exclusiveFilter: sanitizeHtml.IOptions['exclusiveFilter'] = ({ tag, attribs }) =>
    tag === 'img' && isLeftOut(attribs.src ?? '')
  return settled(html, (text) => sanitizeHtml(text, { ...allowed, exclusiveFilter }).trim())
}

const mostPasses = 8

/** Broken nesting can leave what a second look would put elsewhere: only what stays as it is is kept. */
function settled(text: string, clean: (text: string) => string): string {
  let current = text
  for (let pass = 0; pass < mostPasses; pass++) {
    const next = clean(current)
    if (next === current) return next
    current = next
  }
  return ''
}

/** The uploaded pictures an article shows, in order. */
export function imageIdsIn(cleanHtml: string): string[] {
  const sources = [...cleanHtml.matchAll(/<img\b[^>]*?\ssrc="([^"]*)"/g)].map(([, source]) => source ?? '')
  const ids = sources.flatMap((source) => attachmentSource.exec(source)?.[1]?.toLowerCase() ?? [])
  return [...new Set(ids)]
}

const notProse = /<ol>\s*<li id="ref-[\s\S]*?<\/ol>|<(h[1-6]|table|pre|figcaption)\b[\s\S]*?<\/\1>/gi

/** Its words, one line a block; headings, tables and references are blocks of their own and may be left out. */
export function plainTextOf(html: string, { proseOnly = false } = {}): string {
  const flat = html.replaceAll(/\s+/g, ' ')
  const without = proseOnly ? flat.replaceAll(notProse, '\n') : flat
  const broken = without.replaceAll(
    /<(\/(p|h[1-6]|li|blockquote|tr|td|th|pre|figcaption|caption)|br|hr)\b[^>]*>/gi,
    '\n',
  )
  const escaped = sanitizeHtml(broken, { allowedTags: [], allowedAttributes: {}, nonTextTags: allowed.nonTextTags })
  return unescaped(escaped)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n[\n ]*/g, '\n')
    .trim()
}

const marks: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }
const unescaped = (text: string) => text.replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => marks[name] ?? '')

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
