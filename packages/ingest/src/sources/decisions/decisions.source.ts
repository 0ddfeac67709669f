import type { InputFile } from '../../input/input.ts'
import { planFiles } from '../../input/plan.ts'
import type { Entry, Source } from '../../source-definition.ts'
import { fetchDecisions } from './decisions.fetch.ts'
import { decisionVersion, reviewVersion } from './decisions.mapper.ts'
import { parseDecisions } from './decisions.parser.ts'
import { writeDecisions } from './decisions.writer.ts'
import { bindDecisionsToDrugs } from './links.ts'
import { parseReviews } from './reviews.parser.ts'

export const decisions: Source = {
  name: 'decisions',
  title: 'Health Canada decisions and safety reviews',
  keepsSightings: false,
  plan: (files) =>
    planFiles(files, {
      ending: /\.(json|csv)(\.gz)?$/i,
      expected: 'a JSON file of summary reports or the CSV list of safety reviews',
      read: (file, onRead) => (/\.csv(\.gz)?$/i.test(file.name) ? reviewsOf : entriesOf)(file, onRead),
    }),
  address: (settings) => settings.MATERIA_IMPORT_DECISIONS_URL,
  fetch: fetchDecisions,
  write: writeDecisions,
  bind: bindDecisionsToDrugs,
}

async function* reviewsOf(file: InputFile, onRead: (bytes: number) => void): AsyncGenerator<Entry> {
  for await (const entry of parseReviews(await file.open(onRead), file.name)) {
    if (entry.kind === 'broken') {
      const { line, reason, excerpt } = entry
      yield { kind: 'broken', key: null, place: `${file.name}, line ${line}`, reason, excerpt }
      continue
    }
    const version = reviewVersion(entry.review)
    const place = `${file.name}, line ${entry.review.line}`
    yield { kind: 'record', key: version.sourceKey, place, date: version.sourceDate, version }
  }
}

async function* entriesOf(file: InputFile, onRead: (bytes: number) => void): AsyncGenerator<Entry> {
  for await (const entry of parseDecisions(await file.open(onRead), file.name)) {
    const place = `${file.name}, record ${entry.index} (line ${entry.line})`
    if (entry.kind === 'broken') {
      yield { kind: 'broken', key: entry.key, place, reason: entry.reason, excerpt: entry.excerpt }
      continue
    }
    const version = decisionVersion(entry.record)
    // The two faces of an item are two records: neither is the newer state of the other.
    const key = `${version.sourceKey}${version.details.french ? ':fr' : ''}`
    yield { kind: 'record', key, place, date: version.sourceDate, version }
  }
}
