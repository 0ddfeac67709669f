import type { SourcedReports } from '@materia/server/features/safety/index.ts'
import type { InputFile } from '../../input/input.ts'
import { planFiles } from '../../input/plan.ts'
import type { Entry, Source } from '../../source-definition.ts'
import { writesReports } from '../../write-reports.ts'
import { settleContradictions } from './contradictions.ts'
import { fetchShortages, missingAccount } from './shortages.fetch.ts'
import { supplyKey, supplyReports } from './shortages.mapper.ts'
import { parseShortages } from './shortages.parser.ts'

export const shortages: Source<SourcedReports> = {
  name: 'shortages',
  title: 'Drug Shortages Canada',
  keepsSightings: true,
  address: (settings) => settings.MATERIA_IMPORT_SHORTAGES_URL,
  missing: missingAccount,
  fetch: fetchShortages,
  async plan(files) {
    const { units, passedOver } = await planFiles(files, {
      ending: /\.(json|jsonl|ndjson|csv)(\.gz)?$/i,
      expected: 'a JSON or CSV file of reports',
      read: entriesOf,
    })
    return { units: settleContradictions(units), passedOver }
  },
  ...writesReports('shortages'),
}

async function* entriesOf(file: InputFile, onRead: (bytes: number) => void): AsyncGenerator<Entry<SourcedReports>> {
  for await (const entry of parseShortages(file, onRead)) {
    if (entry.kind === 'broken') {
      yield { ...entry, key: null }
      continue
    }
    const { record, place } = entry
    const extra = supplyReports(record)
    const key = supplyKey(record)
    if ('reason' in extra)
      yield { kind: 'broken', key, place, reason: extra.reason, excerpt: JSON.stringify(record).slice(0, 300) }
    else yield { kind: 'record', key, place, date: extra.statedOn, extra }
  }
}
