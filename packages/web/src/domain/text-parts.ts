import { mentionPattern } from '@materia/contract/mentions.ts'

export interface TextPart {
  /** Where in the text it begins. */
  start: number
  text: string
  /** Set where the text is a web address. */
  href?: string
  /** Set where somebody is mentioned. */
  userId?: string
}

const address = /https?:\/\/[^\s<>"]+/gi

/** Splits plain text at its mentions and web addresses; only http and https ever become links. */
export function textParts(text: string, origin = window.location.origin): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(mentionPattern)) {
    parts.push(...addressParts(text.slice(end, match.index), end, origin))
    parts.push({ start: match.index, text: `@${match[1]}`, userId: match[2]?.toLowerCase() })
    end = match.index + match[0].length
  }
  parts.push(...addressParts(text.slice(end), end, origin))
  return parts
}

function addressParts(text: string, offset: number, origin: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(address)) {
    const written = trimmed(match[0])
    const href = hrefOf(written, origin)
    if (!href) continue
    if (match.index > end) parts.push({ start: offset + end, text: text.slice(end, match.index) })
    parts.push({ start: offset + match.index, text: written, href })
    end = match.index + written.length
  }
  if (end < text.length) parts.push({ start: offset + end, text: text.slice(end) })
  return parts
}

/** The full stop after a link is the sentence's, and so is a bracket that the link did not open. */
function trimmed(written: string): string {
  const bare = written.replace(/[.,;:!?'’”]+$/, '')
  const hasOwnBracket = bare.includes('(')
  return bare.endsWith(')') && !hasOwnBracket ? trimmed(bare.slice(0, -1)) : bare
}

/** An address of our own stays inside. */
function hrefOf(written: string, origin: string): string | undefined {
  if (!URL.canParse(written)) return undefined
  const url = new URL(written)
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : url.href
}
