import type { ContentSummary, Language } from '@materia/contract'
import { escapeHtml } from '../../platform/mail/letter.ts'

interface Feed {
  title: string
  selfUrl: string
  publicUrl: string
  language: Language
  items: ContentSummary[]
  now: Date
}

/** As RFC 4287 has it. */
export function atomOf({ title, selfUrl, publicUrl, language, items, now }: Feed): string {
  const dates = items.map(dateOf).toSorted()
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${text(selfUrl)}</id>
<title>${text(`${title} | Materia`)}</title>
<updated>${dates.at(-1) ?? now.toISOString()}</updated>
<author><name>Materia</name></author>
<link rel="self" type="application/atom+xml" href="${text(selfUrl)}"/>
<link rel="alternate" type="text/html" href="${text(publicUrl)}/discover"/>
${items.map((item) => entryOf(item, publicUrl)).join('\n')}
</feed>
`
}

const entryOf = (item: ContentSummary, publicUrl: string) => `<entry>
<id>urn:uuid:${item.contentItemId}</id>
<title>${text(item.title)}</title>
<updated>${dateOf(item)}</updated>${item.publishedOn ? `\n<published>${item.publishedOn}</published>` : ''}
<link rel="alternate" type="text/html" href="${text(publicUrl)}/contents/${item.contentItemId}"/>
<category term="${item.contentItemType}"/>${item.summary ? `\n<summary>${text(item.summary)}</summary>` : ''}
</entry>`

const dateOf = (item: ContentSummary) => item.createdOn

// XML has no place for most control characters, escaped or not.
const text = (words: string) =>
  escapeHtml(words.replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, ''))
