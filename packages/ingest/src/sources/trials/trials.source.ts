import type { InputFile } from '../../input/input.ts'
import { planFiles } from '../../input/plan.ts'
import type { Entry, Source } from '../../source-definition.ts'
import { parseFormerTrials } from './former-trials.parser.ts'
import { parseTrialTable } from './trial-tables.parser.ts'
import { fetchTrials } from './trials.fetch.ts'
import { trialKey, trialVersion } from './trials.mapper.ts'
import { parseTrials } from './trials.parser.ts'

export const trials: Source = {
  name: 'trials',
  title: 'ClinicalTrials.gov',
  keepsSightings: false,
  address: (settings) => settings.MATERIA_IMPORT_TRIALS_URL,
  fetch: fetchTrials,
  plan: (files) =>
    planFiles(files, {
      ending: /\.(json|csv|xml)(\.gz)?$/i,
      expected: 'a JSON, CSV or XML file of studies',
      read: entriesOf,
    }),
}

async function* entriesOf(file: InputFile, onRead: (bytes: number) => void): AsyncGenerator<Entry> {
  for await (const entry of parserOf(file.name)(await file.open(onRead), file.name)) {
    const place = `${file.name}, record ${entry.index} (line ${entry.line})`
    if (entry.kind === 'broken') {
      yield {
        kind: 'broken',
        key: entry.nctId && trialKey(entry.nctId),
        place,
        reason: entry.reason,
        excerpt: entry.excerpt,
      }
      continue
    }
    const version = trialVersion(entry.study)
    yield { kind: 'record', key: version.sourceKey, place, date: version.sourceDate, version }
  }
}

function parserOf(name: string) {
  if (/\.csv(\.gz)?$/i.test(name)) return parseTrialTable
  return /\.xml(\.gz)?$/i.test(name) ? parseFormerTrials : parseTrials
}
