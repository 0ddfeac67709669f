import { z } from 'zod'
import { csvRows } from '../../formats/csv.ts'
import { jsonRecords } from '../../formats/json.ts'
import { readJson } from '../../formats/json-value.ts'
import { NotInFormat } from '../../formats/refusal.ts'
import type { InputFile } from '../../input/input.ts'
import { partialDate } from '../../text/dates.ts'

const text = z.string().nullish()
const number = z.union([z.string().regex(/^\d+$/, 'Expected a number.'), z.int()]).transform(String)

const English = z
  .object({
    NID: number,
    Title: z.string().min(1),
    URL: text,
    Organization: text,
    Product: text,
    Issue: text,
    'What you should do': text,
    Category: text,
    'Recall class': text,
    'Last updated': text,
    Archived: text,
  })
  .transform((row) => ({
    language: 'en' as const,
    nid: row.NID,
    title: row.Title,
    url: row.URL ?? null,
    organization: row.Organization ?? '',
    product: row.Product ?? '',
    issue: row.Issue ?? '',
    advice: row['What you should do'] ?? '',
    category: row.Category ?? '',
    recallClass: row['Recall class'] ?? '',
    updated: row['Last updated'] ?? null,
    archived: row.Archived ?? '',
  }))

const French = z
  .object({
    NID: number,
    Titre: z.string().min(1),
    URL: text,
    Organization: text,
    Organisation: text,
    Produit: text,
    Problème: text,
    'Ce que vous devriez faire': text,
    Catégorie: text,
    'Classe de rappel': text,
    'Dernière mise à jour': text,
    Archivé: text,
  })
  .transform((row) => ({
    language: 'fr' as const,
    nid: row.NID,
    title: row.Titre,
    url: row.URL ?? null,
    organization: row.Organization ?? row.Organisation ?? '',
    product: row.Produit ?? '',
    issue: row.Problème ?? '',
    advice: row['Ce que vous devriez faire'] ?? '',
    category: row.Catégorie ?? '',
    recallClass: row['Classe de rappel'] ?? '',
    updated: row['Dernière mise à jour'] ?? null,
    archived: row.Archivé ?? '',
  }))

export type RecallRow = z.output<typeof English> | z.output<typeof French>

export type RecallEntry =
  | { kind: 'row'; row: RecallRow; place: string }
  | { kind: 'broken'; key: string | null; place: string; reason: string; excerpt: string }

/** The open data of recalls and safety alerts, English or French, JSON or CSV. */
export async function* parseRecalls(file: InputFile, onRead: (bytes: number) => void): AsyncGenerator<RecallEntry> {
  const records = /\.csv(\.gz)?$/i.test(file.name) ? csvObjects(file, onRead) : jsonObjects(file, onRead)
  for await (const { json, place, index, lack } of records) {
    const isFrench = /"Titre"\s*:/.test(json)
    if (index === 1 && !isFrench && !/"Title"\s*:/.test(json))
      throw new NotInFormat(place, 'expected recalls of Health Canada, with "NID" and "Title" or "Titre".')
    const read = isFrench ? readJson(json, French) : readJson(json, English)
    const reason = lack ?? ('reason' in read ? read.reason : dayProblem(read.value))
    if ('value' in read && !reason) yield { kind: 'row', row: read.value, place }
    else {
      const nid = /"NID"\s*:\s*"?(\d+)/.exec(json)?.[1]
      const key = nid ? recallKey({ nid, language: isFrench ? 'fr' : 'en' }) : null
      yield { kind: 'broken', key, place, reason: reason ?? 'Expected a recall.', excerpt: json.slice(0, 300) }
    }
  }
}

export const recallKey = ({ nid, language }: Pick<RecallRow, 'nid' | 'language'>) => `${nid}:${language}`

/** The only date there is; some rows have none. */
const dayProblem = ({ updated }: RecallRow) =>
  updated && !partialDate(updated) ? `"Last updated": Expected a day as YYYY-MM-DD, found "${updated}".` : undefined

interface JsonObject {
  json: string
  place: string
  index: number
  /** Why the row is not whole, if it is not. */
  lack?: string
}

async function* jsonObjects(file: InputFile, onRead: (bytes: number) => void): AsyncGenerator<JsonObject> {
  for await (const { text: json, index, line } of jsonRecords(await file.open(onRead), { file: file.name }))
    yield { json, index, place: `${file.name}, record ${index} (line ${line})` }
}

async function* csvObjects(file: InputFile, onRead: (bytes: number) => void): AsyncGenerator<JsonObject> {
  let header: string[] | undefined
  let index = 0
  for await (const { cells, line } of csvRows(await file.open(onRead), file.name)) {
    if (!header) {
      header = cells.map((cell) => cell.trim())
      continue
    }
    const json = JSON.stringify(Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ''])))
    const isWhole = cells.length === header.length
    const lack = isWhole ? undefined : `Expected ${header.length} cells, found ${cells.length}.`
    yield { json, index: ++index, place: `${file.name}, line ${line}`, lack }
  }
  if (!header) throw new NotInFormat(file.name, 'the file is empty.')
}
