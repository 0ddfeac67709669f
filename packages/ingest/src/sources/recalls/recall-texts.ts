import { htmlText } from '../../text/html.ts'
import { shortened, storableText } from '../../text/plain.ts'

const adviceLength = 1_500

/** One line of text: no entities, no invisible signs, no quotes around the whole. */
export function lineOf(text: string): string {
  const line = htmlText(storableText(text)).replaceAll(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, '')
  return (/^"(.*)"$/.exec(line)?.[1] ?? line).replaceAll(/\s+/g, ' ').trim()
}

/** What to do, without the sentences that name a firm's people, e-mail or phone. */
export function adviceOf(text: string): string | null {
  const sentences = lineOf(text)
    // The source glues its paragraphs together: "pharmacy.Consult".
    .replaceAll(/(?<=[\p{Ll}\d)][.!?:])(?=\p{Lu})/gu, ' ')
    .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
  const kept = sentences.filter((sentence) => !isContact(sentence)).map((sentence) => sentence.replace(/:$/, '.'))
  return kept.length > 0 ? shortened(kept.join(' '), adviceLength) : null
}

const isContact = (sentence: string) =>
  /@|\bby contacting\b|\bby calling\b|\bcall(?:ing)? (?:toll|the|us|1)/i.test(sentence) ||
  /\(?\d{3}\)?[\s.‑–-]?\d{3}[\s.‑–-]\d{4}/.test(sentence) ||
  /\b1[\s.‑–-]?8\d\d\b/.test(sentence) ||
  /^(?:contact|communiquer avec|communiquez avec)\b.*\d{3}/i.test(sentence)
