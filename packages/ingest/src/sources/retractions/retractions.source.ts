import type { SourcedReports } from '@materia/server/features/safety/index.ts'
import type { InputFile } from '../../input/input.ts'
import { planFiles } from '../../input/plan.ts'
import type { Entry, Source } from '../../source-definition.ts'
import { momentOf } from '../../text/dates.ts'
import { writesReports } from '../../write-reports.ts'
import { dayOfRow, retractionKey, retractionReports } from './retractions.mapper.ts'
import { parseRetractions } from './retractions.parser.ts'

export const retractions: Source<SourcedReports> = {
  name: 'retractions',
  title: 'Retraction Watch',
  keepsSightings: true,
  address: (settings) => settings.MATERIA_IMPORT_RETRACTIONS_URL,
  fetch: async ({ fetcher, settings }) => ({
    paths: [await fetcher.save(settings.MATERIA_IMPORT_RETRACTIONS_URL, 'retraction_watch.csv')],
  }),
  plan: (files) =>
    planFiles(files, { ending: /\.csv(\.gz)?$/i, expected: 'the CSV file of Retraction Watch', read: entriesOf }),
  ...writesReports('retractions'),
}

async function* entriesOf(file: InputFile, onRead: (bytes: number) => void): AsyncGenerator<Entry<SourcedReports>> {
  const vintage = await newestDay(file)
  for await (const entry of parseRetractions(file, onRead)) {
    const place = `${file.name}, line ${entry.line}`
    if (entry.kind === 'broken') {
      yield { kind: 'broken', key: null, place, reason: entry.reason, excerpt: entry.excerpt }
      continue
    }
    const key = retractionKey(entry.row)
    const extra = retractionReports(entry.row, vintage)
    if ('reason' in extra)
      yield { kind: 'broken', key, place, reason: extra.reason, excerpt: entry.row.Title.slice(0, 300) }
    else yield { kind: 'record', key, place, date: vintage, extra }
  }
}

/** The file is as new as the newest thing it tells of; what is dated after tomorrow is mistyped, or yet to come. */
async function newestDay(file: InputFile): Promise<Date> {
  let newest = '1970-01-01'
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 'yyyy-mm-dd'.length)
  for await (const entry of parseRetractions(file, () => undefined)) {
    const day = entry.kind === 'row' ? dayOfRow(entry.row) : null
    if (day && day > newest && day <= tomorrow) newest = day
  }
  return momentOf(newest) ?? new Date(0)
}
