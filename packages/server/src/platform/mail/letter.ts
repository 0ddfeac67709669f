import type { Language } from '@materia/contract'
import type { Text } from '@materia/language'
import type { Mail } from './mail.ts'
import { mailText } from './messages.ts'

/** Messages, and what people wrote themselves. */
type Words = Text | string

export interface Letter {
  to: string
  /** The receiver's. */
  language: Language
  subject: Words
  greeting: Words
  paragraphs: Words[]
  /** What the receiver wrote, below what is said about it. */
  quoted?: string[]
  /** A list of things, each with a link of ours. */
  entries?: Entry[]
  button?: { label: Words; url: string }
  closing?: Words
  /** Why it was sent, by whom, and how to end it. */
  ending?: { lines: Words[]; link: { label: Words; url: string } }
}

interface Entry {
  title: string
  /** Each on a line of its own. */
  details: string[]
  url: string
}

interface WordedLetter {
  language: Language
  subject: string
  greeting: string
  paragraphs: string[]
  quoted: string[]
  entries: Entry[]
  button?: { label: string; url: string }
  closing?: string
  ending?: { lines: string[]; link: { label: string; url: string } }
}

/** "Hello Ada,", and "Hello," to whom we know no name of. */
export const greetingOf = (name: string | null | undefined): Text =>
  name ? mailText('hello', { name }) : mailText('helloStranger')

const colours = {
  button: '#C2480A',
  link: '#1F5FA8',
  ground: '#F6F7F9',
  text: '#1B2333',
  muted: '#556070',
  bar: '#14284B',
}

/** One look for every mail: text and HTML, one button, the link in text too, readable without images. */
export function composeLetter(letter: Letter): Mail {
  const worded = wordedLetter(letter)
  return { to: letter.to, subject: worded.subject, text: plainText(worded), html: html(worded) }
}

function wordedLetter({
  language,
  subject,
  greeting,
  paragraphs,
  quoted = [],
  entries = [],
  button,
  closing,
  ending,
}: Letter): WordedLetter {
  const said = (words: Words) => (typeof words === 'string' ? words : words.in(language))
  const saidPlainly = (words: Words) => withoutAddresses(said(words))
  return {
    language,
    subject: saidPlainly(subject),
    greeting: saidPlainly(greeting),
    paragraphs: paragraphs.map(saidPlainly),
    quoted: quoted.map(saidPlainly),
    button: button && { label: said(button.label), url: button.url },
    closing: closing && said(closing),
    entries: entries.map(({ title, details, url }) => ({
      title: withoutAddresses(title),
      details: details.map(withoutAddresses),
      url,
    })),
    ending: ending && {
      lines: ending.lines.map(said),
      link: { label: said(ending.link.label), url: ending.link.url },
    },
  }
}

/**
 * What people wrote stands in letters to others, whose mail programs make a link of everything that looks like one: the
 * only link of a letter is its button.
 */
const withoutAddresses = (text: string) =>
  text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/\b[a-z][a-z\d+.-]*:\/\//gi, '')
    .replaceAll(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2,})/gu, '. ')

function plainText({ language, greeting, paragraphs, quoted, entries, button, closing, ending }: WordedLetter): string {
  const colon = language === 'fr' ? '\u00a0:' : ':'
  const link = button ? [`${button.label}${colon}\n${button.url}`] : []
  const listed = entries.map(({ title, details, url }) => [title, ...details, url].join('\n'))
  const last = ending ? ['--', ...ending.lines, `${ending.link.label}${colon}\n${ending.link.url}`] : []
  const cited = quoted.map((text) => `> ${text}`)
  return [
    greeting,
    ...paragraphs,
    ...cited,
    ...listed,
    ...link,
    ...(closing ? [closing] : []),
    'Materia',
    ...last,
  ].join('\n\n')
}

function html({
  language,
  subject,
  greeting,
  paragraphs,
  quoted,
  entries,
  button,
  closing,
  ending,
}: WordedLetter): string {
  const line = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`
  const url = button ? escapeHtml(button.url) : ''
  const action = button
    ? `<p style="margin:24px 0"><a href="${url}" style="background:${colours.button};color:#ffffff;padding:12px 20px;border-radius:10px;text-decoration:none;font-weight:650;display:inline-block">${escapeHtml(button.label)}</a></p>
<p style="margin:0 0 16px;color:${colours.muted};font-size:14px">${escapeHtml(mailText('buttonFails').in(language))}<br><a href="${url}" style="color:${colours.link};word-break:break-all">${url}</a></p>`
    : ''
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:${colours.ground};color:${colours.text};font:16px/1.5 Inter,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<div style="background:${colours.bar};color:#ffffff;padding:16px 24px;border-radius:10px 10px 0 0;font-weight:650;font-size:18px">Materia</div>
<div style="background:#ffffff;padding:24px;border-radius:0 0 10px 10px">
${line(greeting)}${paragraphs.map(line).join('\n')}${quoted.map(quotedHtml).join('\n')}${entries.map(entryHtml).join('\n')}${action}${closing ? line(closing) : ''}
</div>
<p style="color:${colours.muted};font-size:13px;padding:16px 24px 0;margin:0">${escapeHtml(mailText('aboutMateria').in(language))}</p>${ending ? endingHtml(ending) : ''}
</div></body></html>`
}

const quotedHtml = (text: string) =>
  `<blockquote style="margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid ${colours.muted};color:${colours.muted}">${escapeHtml(text)}</blockquote>`

const entryHtml = ({ title, details, url }: Entry) =>
  `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="color:${colours.link};font-weight:650">${escapeHtml(title)}</a>${details.map((detail) => `<br>${escapeHtml(detail)}`).join('')}</p>`

const endingHtml = ({ lines, link }: NonNullable<WordedLetter['ending']>) =>
  `<p style="color:${colours.muted};font-size:13px;padding:8px 24px 0;margin:0">${lines.map(escapeHtml).join('<br>')}<br><a href="${escapeHtml(link.url)}" style="color:${colours.muted}">${escapeHtml(link.label)}</a></p>`

export const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
