import { type Citation, citationText, citedAddress, type Language } from '@materia/contract'
import { formatsOf } from '@materia/language'
import { escapeHtml } from '../../../platform/mail/letter.ts'
import { folioText } from '../messages.ts'

const style = `
  body { font: 11pt/1.5 Inter, "Segoe UI", Arial, sans-serif; color: #1b2333; max-width: 42rem; margin: 2rem auto; padding: 0 1rem }
  h1 { font-size: 20pt; line-height: 1.2; margin: 0 0 .5rem }
  .meta { color: #556070; margin: 0 0 1.5rem }
  ol { padding-left: 2rem } li { margin: 0 0 .9rem; break-inside: avoid }
  a { color: inherit; overflow-wrap: anywhere } .note { margin: .25rem 0 0; padding-left: .75rem; border-left: 2px solid #c2480a; white-space: pre-wrap }
  @media print { body { margin: 0; max-width: none } @page { margin: 18mm } }`

/** A page to print or keep: the folio in its order, each entry as journals cite it, with its note. */
export function readingListOf({
  title,
  summary,
  at,
  citations,
  language,
}: {
  title: string
  summary: string | null
  at: Date
  citations: Citation[]
  language: Language
}): string {
  const origin = folioText('readingList', {
    count: citations.length,
    date: formatsOf(language, 'America/Toronto').day(at),
  })
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>
${summary ? `<p>${escapeHtml(summary)}</p>` : ''}
<p class="meta">${escapeHtml(origin.in(language))}</p>
<ol>
${citations.map((citation) => entry(citation, { language, citedOn: at })).join('\n')}
</ol></main></body></html>`
}

function entry(citation: Citation, wording: { language: Language; citedOn: Date }): string {
  const address = escapeHtml(citedAddress(citation))
  const link = `<a href="${address}">${address}</a>`
  const text = escapeHtml(citationText(citation, wording))
  const note = citation.note ? `<p class="note">${escapeHtml(citation.note)}</p>` : ''
  return `<li>${text.endsWith(address) ? text.slice(0, -address.length) + link : `${text} ${link}`}${note}</li>`
}
