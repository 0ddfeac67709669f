import type { InputFile } from '../../input/input.ts'
import { planFiles } from '../../input/plan.ts'
import type { Entry, Source } from '../../source-definition.ts'
import { fetchDecisions } from './decisions.fetch.ts'
import { decisionKey, decisionVersion } from './decisions.mapper.ts'
import { parseDecisions } from './decisions.parser.ts'
import { bindDecisionsToDrugs } from './links.ts'

export const decisions: Source = {
  name: 'decisions',
  title: 'Health Canada decisions and safety reviews',
  keepsSightings: false,
  plan: (files) =>
    planFiles(files, { ending: /\.json(\.gz)?$/i, expected: 'a JSON file of summary reports', read: entriesOf }),
  address: (settings) => settings.MATERIA_IMPORT_DECISIONS_URL,
  fetch: fetchDecisions,
  bind: bindDecisionsToDrugs,
}

async function* entriesOf(file: InputFile, onRead: (bytes: number) => void): AsyncGenerator<Entry> {
  for await (const entry of parseDecisions(await file.open(onRead), file.name)) {
    const place = `${file.name}, record ${entry.index} (line ${entry.line})`
    if (entry.kind === 'broken') {
      yield { kind: 'broken', key: entry.key, place, reason: entry.reason, excerpt: entry.excerpt }
      continue
    }
    const version = decisionVersion(entry.record)
    yield { kind: 'record', key: decisionKey(entry.record), place, date: version.sourceDate, version }
  }
}
