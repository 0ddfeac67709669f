/** Text between tags, or a tag. */
export type HtmlPart = { kind: 'text'; text: string } | { kind: 'start' | 'end'; name: string; source: string }

/**
 * Goes through markup once, in time proportional to its length. As in a browser, a tag or comment that never ends takes
 * the rest with it.
 */
export function* scanHtml(html: string): Generator<HtmlPart> {
  let given = 0
  let open = html.indexOf('<')
  while (open >= 0) {
    const kind = kindAt(html, open)
    if (!kind) {
      open = html.indexOf('<', open + 1)
      continue
    }
    if (open > given) yield { kind: 'text', text: html.slice(given, open) }
    const end = kind === 'comment' ? endOfComment(html, open) : endOfTag(html, open)
    if (end === undefined) return
    given = end
    if (kind !== 'comment') {
      const source = html.slice(open, end)
      const name = nameOf(source)
      yield { kind, name, source }
      if (kind === 'start' && isRaw.has(name)) given = endOfRaw(html, end, name)
    }
    open = html.indexOf('<', given)
  }
  if (given < html.length) yield { kind: 'text', text: html.slice(given) }
}

/** Their content is not markup. */
const isRaw = new Set([
  'script',
  'style',
  'textarea',
  'title',
  'iframe',
  'noscript',
  'template',
  'svg',
  'math',
  'option',
])

function kindAt(html: string, open: number): 'start' | 'end' | 'comment' | undefined {
  const next = html[open + 1] ?? ''
  if (isLetter(next)) return 'start'
  if (next === '!' || next === '?') return 'comment'
  return next === '/' && isLetter(html[open + 2] ?? '') ? 'end' : undefined
}

const isLetter = (sign: string) => /^[a-z]$/i.test(sign)

function endOfComment(html: string, open: number): number | undefined {
  const mark = html.startsWith('<!--', open) ? '-->' : '>'
  const offset = html.indexOf(mark, open + 2)
  return offset < 0 ? undefined : offset + mark.length
}

/** A value in quotes may hold what would end the tag. */
function endOfTag(html: string, open: number): number | undefined {
  let before = ''
  for (let offset = open + 1; offset < html.length; offset++) {
    const sign = html[offset] as string
    if (sign === '>') return offset + 1
    if (before === '=' && (sign === '"' || sign === "'")) {
      offset = html.indexOf(sign, offset + 1)
      if (offset < 0) return undefined
    }
    if (sign.trim() !== '') before = sign
  }
  return undefined
}

const nameOf = (source: string) => source.match(/^<\/?([^\s/>]{1,30})/)?.[1]?.toLowerCase() ?? ''

function endOfRaw(html: string, from: number, name: string): number {
  const close = new RegExp(`</${name}`, 'gi')
  close.lastIndex = from
  return close.exec(html)?.index ?? html.length
}
