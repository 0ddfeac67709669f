import {
  bibtexOf,
  type Citation,
  citationOf,
  csvOf,
  type FolioExportFormat,
  formerMember,
  type Language,
  nbibOf,
  risOf,
} from '@materia/contract'
import type { FastifyReply } from 'fastify'
import { actorLanguage } from '../../../platform/actor-language.ts'
import type { Actor, App } from '../../../platform/app.ts'
import { contentDisposition } from '../../../platform/http/content-disposition.ts'
import { markTitle } from '../../contents/index.ts'
import { getReadable } from '../folio-access.ts'
import { folioText } from '../messages.ts'
import { csvHeadersIn, csvKindsIn } from './export-headers.ts'
import { type CitedNoticeRow, type CitedRow, listCitedClippings } from './exports.queries.ts'
import { readingListOf } from './reading-list.ts'

interface FileKind {
  contentType: string
  ending: string
  write(citations: Citation[], language: Language): string
}

const fileKinds: Record<Exclude<FolioExportFormat, 'html'>, FileKind> = {
  ris: { contentType: 'application/x-research-info-systems; charset=utf-8', ending: 'ris', write: risOf },
  bibtex: { contentType: 'application/x-bibtex; charset=utf-8', ending: 'bib', write: bibtexOf },
  nbib: { contentType: 'application/nbib; charset=utf-8', ending: 'nbib', write: nbibOf },
  csv: {
    contentType: 'text/csv; charset=utf-8',
    ending: 'csv',
    write: (citations, language) => csvOf(citations, csvHeadersIn(language), csvKindsIn(language)),
  },
}

// The page stands alone: no script, nothing from elsewhere.
const readingListPolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

export async function sendExport(
  app: App,
  actor: Actor,
  reply: FastifyReply,
  { folioId, format }: { folioId: string; format: FolioExportFormat },
): Promise<string> {
  const language = actorLanguage(actor)
  const { folio } = await getReadable(app.db, actor, folioId)
  const rows = await listCitedClippings(app.db, { folioId, viewerId: actor.userId, language: actor.language })
  const citations = rows.map((row) => citationOfRow(app, row, language))
  if (format === 'html') {
    reply.header('content-type', 'text/html; charset=utf-8').header('content-security-policy', readingListPolicy)
    return readingListOf({ title: folio.title, summary: folio.summary, at: app.clock.now(), citations, language })
  }
  const { contentType, ending, write } = fileKinds[format]
  reply
    .header('content-type', contentType)
    .header('content-disposition', contentDisposition('attachment', fileNameOf(folio.title, ending)))
  return write(citations, language)
}

function citationOfRow(app: App, row: CitedRow, language: Language): Citation {
  const citation = citationOf(
    {
      contentItemId: row.content_item_id,
      contentItemType: row.type,
      title: row.title,
      publishedOn: row.published_on?.toISOString() ?? null,
      sourceUrl: row.source_url,
      sourceName: row.source_name,
      creatorName: row.creator_name,
      isRetracted: row.is_retracted,
      notices: row.notices.map((notice) => noticeText(notice, language)),
      details: row.details,
    },
    { url: `${app.publicUrl}/contents/${row.content_item_id}`, note: row.note },
  )
  const nameOf = (name: string) => (name === formerMember ? folioText('formerMember').in(language) : name)
  return { ...citation, authors: citation.authors.map(nameOf) }
}

/** The title of a recall is its source's own, which may not say what it is. */
function noticeText(notice: CitedNoticeRow, language: Language): string {
  const title = markTitle(notice, language)
  const { kind } = notice
  return kind === 'Recall' || kind === 'Advisory' ? folioText('citedNotice', { kind, title }).in(language) : title
}

function fileNameOf(title: string, ending: string): string {
  const name = title
    // Characters that turn the direction of reading around would disguise the ending.
    .replaceAll(/\p{Cf}+/gu, '')
    .replaceAll(/[\p{Cc}/\\:*?"<>|]+/gu, ' ')
    .trim()
    .slice(0, 80)
    .toWellFormed()
  return `${name || 'folio'}.${ending}`
}
