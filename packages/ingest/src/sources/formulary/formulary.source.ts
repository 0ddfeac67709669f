import { NotInFormat } from '../../formats/refusal.ts'
import type { InputFile } from '../../input/input.ts'
import type { Entry, Source } from '../../source-definition.ts'
import { dayOf } from '../../text/dates.ts'
import { substanceName, tidy } from '../../text/names.ts'
import { baseIngredient } from '../drug-products/product-names.ts'
import { type FormularyRow, parseFormulary } from './formulary.parser.ts'
import { type DrugPriceRow, deleteDrugPrices, putDrugPrices, putPriceEditions } from './prices.queries.ts'

const part = 'ontario'

export const formulary: Source<DrugPriceRow> = {
  name: 'formulary',
  title: 'Ontario Drug Benefit formulary',
  // An older extract brings back no price that a newer one dropped: see write-batch.ts.
  keepsSightings: true,
  async plan(files) {
    const found = files.filter(({ name }) => /\.xml(\.gz)?$/i.test(name))
    const [file] = found
    if (!file || found.length > 1)
      throw new NotInFormat(
        files.map(({ name }) => name).join(', ') || 'the folder',
        "expected one XML file, the formulary's data extract.",
      )
    const date = dayOf(await createdOn(file)) ?? new Date(0)
    await checkHasProducts(file, date)
    return {
      units: [{ ...unitPart(file), wholePart: { part, date }, read: (onRead) => entriesOf(file, date, onRead) }],
      passedOver: files.filter((other) => other !== file).map(({ name }) => `${name}: not an XML file.`),
    }
  },
  address: (settings) => settings.MATERIA_IMPORT_FORMULARY_URL,
  whenKnown: 'This edition is known already: the address of the next one belongs into MATERIA_IMPORT_FORMULARY_URL.',
  fetch: async ({ fetcher, settings }) => ({
    paths: [await fetcher.save(settings.MATERIA_IMPORT_FORMULARY_URL, 'data_extract.xml')],
  }),
  async write(tx, records) {
    const prices = records.flatMap(({ extra }) => extra ?? [])
    const updated = await putDrugPrices(tx, prices)
    return { updated, unchanged: prices.length - updated }
  },
  keepStates: (tx, records) =>
    putPriceEditions(
      tx,
      records.flatMap(({ extra, date }) => (extra && date ? [editionOf(extra, date)] : [])),
    ),
  gone: (tx, keys) =>
    deleteDrugPrices(
      tx,
      keys.map((key) => key.replace(/^din:/, '')),
    ),
}

function editionOf({ din, item_number, individual_price, coverage, edition_date }: DrugPriceRow, extractedOn: Date) {
  const extracted_on = extractedOn.toISOString().slice(0, 10)
  return { din, item_number, individual_price, coverage, edition_on: edition_date ?? extracted_on, extracted_on }
}

const unitPart = ({ name, fingerprint, sizeBytes }: InputFile) => ({ name, fingerprint, sizeBytes })

async function createdOn(file: InputFile): Promise<string> {
  for await (const entry of parseFormulary(await file.open(), file.name))
    if (entry.kind === 'edition') return entry.createdOn
  throw new NotInFormat(file.name, 'expected <extract createDate="YYYY-MM-DD">.')
}

/** Reads it to its end; one without products would delist all there are. */
async function checkHasProducts(file: InputFile, date: Date): Promise<void> {
  let products = 0
  for await (const _entry of entriesOf(file, date, () => undefined)) products++
  if (products === 0) throw new NotInFormat(file.name, 'expected products as <drug id="…">, found none.')
}

async function* entriesOf(
  file: InputFile,
  date: Date,
  onRead: (bytes: number) => void,
): AsyncGenerator<Entry<DrugPriceRow>> {
  for await (const entry of parseFormulary(await file.open(onRead), file.name)) {
    if (entry.kind === 'edition') continue
    if (entry.kind === 'broken') {
      const { din, line, reason, excerpt } = entry
      yield {
        kind: 'broken',
        key: din && `din:${din}`,
        place: `${file.name}, line ${line}${din ? `, drug ${din}` : ''}`,
        reason,
        excerpt,
      }
      continue
    }
    const { row } = entry
    yield { kind: 'record', key: `din:${row.din}`, place: `${file.name}, drug ${row.din}`, date, extra: priceRow(row) }
  }
}

/** "AMLODIPINE BESYLATE & ATORVASTATIN CALCIUM" → amlodipine, atorvastatin: as the pages of ingredients are called. */
function ingredientsOf(genericName: string | null): string[] {
  const names = (genericName ?? '').split(/\s*(?:[&/+,]|\bAND\b)\s*/i)
  return [...new Set(names.map((name) => baseIngredient(name.replace(/ HCL$/i, '')).toLowerCase()).filter(Boolean))]
}

function priceRow(row: FormularyRow): DrugPriceRow {
  return {
    din: row.din,
    item_number: row.itemNumber ?? '',
    manufacturer: row.manufacturer && tidy(row.manufacturer),
    individual_price: row.individualPrice,
    list_date: row.listDate,
    amount_mohltc_pays: row.amountMOHLTCPays,
    strength: row.strength,
    dosage_form: row.dosageForm,
    name: tidy(row.name),
    generic_name: row.genericName && substanceName(row.genericName),
    coverage: row.coverage,
    limited_use: row.limitedUse,
    daily_cost: row.dailyCost,
    interchangeable_id: row.interchangeableId,
    edition_date: row.editionDate,
    ingredients: ingredientsOf(row.genericName),
  }
}
