import { markGone } from '@materia/server/features/contents/index.ts'
import type { SourcedReports } from '@materia/server/features/safety/index.ts'
import type { InputFile } from '../../input/input.ts'
import { planFiles } from '../../input/plan.ts'
import type { Entry, Source } from '../../source-definition.ts'
import { correctionReports } from './corrections.ts'
import { fetchPubmed } from './pubmed.fetch.ts'
import { articleVersion, dayInSeries, pubmedKey, seriesNumber } from './pubmed.mapper.ts'
import { parsePubmed } from './pubmed.parser.ts'
import { writeArticles } from './pubmed.writer.ts'

export const pubmed: Source<SourcedReports> = {
  name: 'pubmed',
  title: 'PubMed',
  keepsSightings: false,
  async plan(files) {
    const inSeries = files.toSorted((one, other) => seriesNumber(one.name) - seriesNumber(other.name))
    return planFiles(inSeries, { ending: /\.xml(\.gz)?$/i, expected: 'a PubMed XML file', read: entriesOf })
  },
  address: (settings) => settings.MATERIA_IMPORT_PUBMED_URL,
  fetch: fetchPubmed,
  write: writeArticles,
  gone: markGone,
}

async function* entriesOf(file: InputFile, onRead: (bytes: number) => void): AsyncGenerator<Entry<SourcedReports>> {
  const series = seriesNumber(file.name)
  let lastRevised = ''
  for await (const entry of parsePubmed(await file.open(onRead), file.name)) {
    if (entry.kind === 'article') {
      const { record } = entry
      if (record.revisedOn && record.revisedOn > lastRevised) lastRevised = record.revisedOn
      const version = articleVersion(record, series)
      yield {
        kind: 'record',
        key: version.sourceKey,
        place: `${file.name}, line ${record.line}, PMID ${record.pmid}`,
        date: version.sourceDate,
        revision: record.version,
        version,
        extra: correctionReports(record, version.sourceDate ?? new Date(0)),
      }
      continue
    }
    const place = `${file.name}, line ${entry.line}${entry.pmid ? `, PMID ${entry.pmid}` : ''}`
    const key = entry.pmid && pubmedKey(entry.pmid)
    if (entry.kind === 'book') yield { kind: 'left-out', place, reason: 'book chapters' }
    else if (entry.kind === 'broken') yield { kind: 'broken', key, place, reason: entry.reason, excerpt: entry.excerpt }
    else if (/^\d{1,9}$/.test(entry.pmid))
      // A file says nothing of its own day: it is as new as the newest record before its deletions.
      yield { kind: 'gone', key: pubmedKey(entry.pmid), place, date: dayInSeries(lastRevised, series) }
    else
      yield {
        kind: 'broken',
        key: null,
        place,
        reason: `Expected a PMID of digits to delete, found "${entry.pmid}".`,
        excerpt: '',
      }
  }
}
