import { type SourcedReports, withdrawReports } from '@materia/server/features/safety/index.ts'
import type { InputFile } from '../../input/input.ts'
import { planFiles } from '../../input/plan.ts'
import type { Entry, Plan, Source } from '../../source-definition.ts'
import { localDay, momentOf } from '../../text/dates.ts'
import { writesReports } from '../../write-reports.ts'
import { notOfDrugs, recallReports } from './recalls.mapper.ts'
import { parseRecalls, recallKey } from './recalls.parser.ts'

export const recalls: Source<SourcedReports> = {
  name: 'recalls',
  title: 'Health Canada recalls and safety alerts',
  keepsSightings: true,
  address: (settings) => settings.MATERIA_IMPORT_RECALLS_URL,
  async fetch({ fetcher, settings }) {
    return {
      paths: [
        await fetcher.save(settings.MATERIA_IMPORT_RECALLS_URL, 'HCRSAMOpenData.json'),
        await fetcher.save(settings.MATERIA_IMPORT_RECALLS_FRENCH_URL, 'SCRSAMDonneesOuvertes.json'),
      ],
    }
  },
  async plan(files) {
    const plan = await planFiles(files, {
      ending: /\.(json|csv)(\.gz)?$/i,
      expected: 'a JSON or CSV file of recalls',
      read: entriesOf,
    })
    return withWholeParts(plan, files)
  },
  ...writesReports('recalls'),
  gone: (tx, keys, at) => withdrawReports(tx, 'recalls', keys, at),
}

/** Under their own names the files hold every recall there is: one that is not in them was withdrawn. */
async function withWholeParts(plan: Plan<SourcedReports>, files: InputFile[]): Promise<Plan<SourcedReports>> {
  const units = await Promise.all(
    plan.units.map(async (unit) => {
      const part = wholeParts.find(([pattern]) => pattern.test(unit.name))?.[1]
      const file = files.find(({ name }) => name === unit.name)
      return part && file ? { ...unit, wholePart: { part, date: await newestDay(file) } } : unit
    }),
  )
  return { ...plan, units }
}

const wholeParts: [RegExp, string][] = [
  [/^HCRSAMOpenData\.(json|csv)(\.gz)?$/i, 'en'],
  [/^SCRSAMDonneesOuvertes\.(json|csv)(\.gz)?$/i, 'fr'],
]

async function newestDay(file: InputFile): Promise<Date> {
  let newest = '1970-01-01'
  for await (const entry of parseRecalls(file, () => undefined)) {
    const day = entry.kind === 'row' ? localDay(entry.row.updated) : null
    if (day && day > newest) newest = day
  }
  return momentOf(newest) ?? new Date(0)
}

async function* entriesOf(file: InputFile, onRead: (bytes: number) => void): AsyncGenerator<Entry<SourcedReports>> {
  for await (const entry of parseRecalls(file, onRead)) {
    if (entry.kind === 'broken') {
      yield entry
      continue
    }
    const { row, place } = entry
    const reason = notOfDrugs(row)
    if (reason) {
      yield { kind: 'left-out', place, reason }
      continue
    }
    const extra = recallReports(row)
    yield { kind: 'record', key: recallKey(row), place, date: extra.statedOn, extra }
  }
}
