const superscripts: Record<string, string> = Object.fromEntries(
  [...'0123456789+-=()n'].map((sign, at) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ'][at] ?? sign]),
)
const subscripts: Record<string, string> = Object.fromEntries(
  [...'0123456789+-=()'].map((sign, at) => [sign, [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'][at] ?? sign]),
)

/** 10<sup>3</sup> in plain text: raised signs where Unicode has them. */
export function raised(text: string): string {
  if (!text.trim() || /^(tm|®|™|©|\*)$/i.test(text.trim())) return text.trim() === 'TM' ? '™' : text.trim()
  return mapped(text, superscripts) ?? text
}

export function lowered(text: string): string {
  return mapped(text, subscripts) ?? text
}

/** For text between tags, where quotes stand as they are. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}

/** Cuts at a word's end, and never through a surrogate pair, of which PostgreSQL takes no half. */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1).toWellFormed()
  const lastSpace = cut.lastIndexOf(' ')
  return `${(lastSpace > max * 0.5 ? cut.slice(0, lastSpace) : cut).replace(/[\s.,;:–-]+$/, '')}…`
}

const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Text PostgreSQL can hold and people can read: no control signs, no half of a surrogate pair, Windows' dashes and quotes made whole. */
export function storableText(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
      .replace(/[\u0080-\u009f]/g, (sign) => windowsSigns.charAt(sign.charCodeAt(0) - 0x80))
  )
}

function mapped(text: string, signs: Record<string, string>): string | undefined {
  const result = [...text.replace(/[−–]/g, '-')].map((sign) => signs[sign])
  return result.every((sign) => sign !== undefined) ? result.join('') : undefined
}
