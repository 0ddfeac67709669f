import type { Language } from '@materia/contract'
import { escapeHtml } from '../../platform/mail/letter.ts'

export interface AtomEntry {
  id: string
  title: string
  updated: string
  published: string | null
  url: string
  category: string
  summary: string | null
}

interface Feed {
  title: string
  selfUrl: string
  /** The page that shows the same to a person. */
  pageUrl: string
  language: Language
  entries: AtomEntry[]
  now: Date
}

/** As RFC 4287 has it. */
export function atomOf({ title, selfUrl, pageUrl, language, entries, now }: Feed): string {
  const dates = entries.map(({ updated }) => updated).toSorted()
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${text(selfUrl)}</id>
<title>${text(`${title} | Materia`)}</title>
<updated>${dates.at(-1) ?? now.toISOString()}</updated>
<author><name>Materia</name></author>
<link rel="self" type="application/atom+xml" href="${text(selfUrl)}"/>
<link rel="alternate" type="text/html" href="${text(pageUrl)}"/>
${entries.map(entryOf).join('\n')}
</feed>
`
}

const entryOf = ({ id, title, updated, published, url, category, summary }: AtomEntry) => `<entry>
<id>urn:uuid:${id}</id>
<title>${text(title)}</title>
<updated>${updated}</updated>${published ? `\n<published>${published}</published>` : ''}
<link rel="alternate" type="text/html" href="${text(url)}"/>
<category term="${category}"/>${summary ? `\n<summary>${text(summary)}</summary>` : ''}
</entry>`

// XML has no place for most control characters, escaped or not.
const text = (words: string) =>
  escapeHtml(words.replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, ''))
