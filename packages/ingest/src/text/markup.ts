import { child, type XmlElement } from '../formats/xml.ts'
import { tidy } from './names.ts'
import { escapeHtml, lowered, raised } from './plain.ts'

const htmlTags: Record<string, string> = {
  i: 'em',
  em: 'em',
  b: 'strong',
  strong: 'strong',
  u: 'u',
  sup: 'sup',
  sub: 'sub',
}

/** Mixed content as clean HTML: a handful of inline tags, formulas as readable text, nothing else. */
export function markupHtml(element: XmlElement | undefined): string {
  if (!element) return ''
  return tidy(element.children.map((each) => (typeof each === 'string' ? escapeHtml(each) : htmlOf(each))).join(''))
}

/** Mixed content as plain text: raised and lowered signs where Unicode has them. */
export function markupText(element: XmlElement | undefined): string {
  if (!element) return ''
  return tidy(element.children.map((each) => (typeof each === 'string' ? each : plainOf(each))).join(''))
}

function htmlOf(element: XmlElement): string {
  if (isMath(element)) return escapeHtml(formulaText(element))
  const inside = element.children.map((each) => (typeof each === 'string' ? escapeHtml(each) : htmlOf(each))).join('')
  const tag = htmlTags[element.name]
  return tag && inside.trim() ? `<${tag}>${inside}</${tag}>` : inside
}

function plainOf(element: XmlElement): string {
  if (isMath(element)) return formulaText(element)
  const inside = element.children.map((each) => (typeof each === 'string' ? each : plainOf(each))).join('')
  if (element.name === 'sup') return raised(inside)
  if (element.name === 'sub') return lowered(inside)
  return inside
}

const isMath = (element: XmlElement) => element.name === 'mml:math' || element.name === 'math'

/** MathML as one reads it aloud: a/b, x², √(y). */
function formulaText(element: XmlElement): string {
  const parts = element.children.filter((each): each is XmlElement => typeof each !== 'string')
  const [first, second, third] = parts.map(formulaText)
  switch (element.name.replace(/^.*:/, '')) {
    case 'mfrac':
      return `${grouped(first)}/${grouped(second)}`
    case 'msup':
      return `${first ?? ''}${raised(second ?? '')}`
    case 'msub':
      return `${first ?? ''}${lowered(second ?? '')}`
    case 'msubsup':
      return `${first ?? ''}${lowered(second ?? '')}${raised(third ?? '')}`
    case 'msqrt':
      return `√${grouped(parts.map(formulaText).join(''))}`
    case 'mroot':
      return `${raised(second ?? '')}√${grouped(first)}`
    case 'mover':
    case 'munder':
    case 'munderover':
      return first ?? ''
    case 'mfenced':
      return `${element.attributes.open ?? '('}${parts.map(formulaText).join(', ')}${element.attributes.close ?? ')'}`
    case 'mtr':
      return `${parts.map(formulaText).join(' ')}; `
    case 'mspace':
      return ' '
    case 'mo':
      return operator(ownText(element))
    case 'semantics':
      return first ?? ''
    case 'annotation':
    case 'annotation-xml':
      return ''
    default:
      return parts.length ? tidy(parts.map(formulaText).join('')) : ownText(element).trim()
  }
}

export const sectionLabel = (element: XmlElement) => element.attributes.Label?.trim() || null
export const inlineText = (element: XmlElement | undefined, ...path: string[]) => markupText(child(element, ...path))

function operator(text: string): string {
  const sign = text.trim()
  return /^[=<>≤≥±×+≈−-]$/.test(sign) ? ` ${sign} ` : sign
}

const grouped = (text: string | undefined) =>
  text && /[\s+−×/-]/.test(text.trim()) ? `(${text.trim()})` : (text ?? '').trim()
const ownText = (element: XmlElement) => element.children.filter((each) => typeof each === 'string').join('')
