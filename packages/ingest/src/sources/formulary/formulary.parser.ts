import type { Readable } from 'node:stream'
import type { DrugCoverage, LimitedUse } from '@materia/contract'
import { NotInFormat } from '../../formats/refusal.ts'
import { child, textOf, type XmlElement, xmlRecords } from '../../formats/xml.ts'
import { partialDate } from '../../text/dates.ts'

export interface FormularyRow {
  din: string
  name: string
  manufacturer: string | null
  individualPrice: number | null
  amountMOHLTCPays: number | null
  listDate: string | null
  itemNumber: string | null
  strength: string | null
  dosageForm: string | null
  genericName: string | null
  coverage: DrugCoverage
  limitedUse: LimitedUse[]
  dailyCost: number | null
  interchangeableId: string | null
  editionDate: string | null
  line: number
}

export type FormularyEntry =
  | { kind: 'edition'; createdOn: string }
  | { kind: 'row'; row: FormularyRow }
  | { kind: 'broken'; din: string | null; line: number; reason: string; excerpt: string }

// The list of manufacturers carries notes to self among the names.
const noManufacturer = /not currently available|^new lu code/i

// The greatest group of 2025 has 133 products.
const groupRowsMax = 10_000

/** The Ontario Drug Benefit extract: pcg2 → pcg6 → genericName → pcgGroup → pcg9 → drug, each level naming what is below it. */
export async function* parseFormulary(stream: Readable, file: string): AsyncGenerator<FormularyEntry> {
  const manufacturers = new Map<string, string>()
  const path: string[] = []
  let edition: FormularyEntry | undefined
  let editionDate: string | null = null
  let genericName: string | null = null
  let criteria: LimitedUse[] = []
  let set: InterchangeableSet | undefined

  const entries = xmlRecords<FormularyEntry>(stream, {
    file,
    roots: ['extract'],
    records: ['manufacturer', 'drug', 'lccNote'],
    onOpen: (name, attributes) => {
      path.push(name)
      if (name === 'extract') edition = { kind: 'edition', createdOn: dayMade(attributes.createDate, file) }
      if (name === 'formulary') editionDate = partialDate(attributes.formularyDate) ?? null
      if (name === 'pcgGroup') criteria = []
      if (name === 'pcg9') set = { ...emptySet, id: attributes.id ?? null }
    },
    onClose: (name, text) => {
      path.pop()
      const parent = path.at(-1)
      if (name === 'name' && parent === 'genericName') genericName = text || null
      if (parent === 'pcg9' && set) {
        if (name === 'itemNumber') set.itemNumber = text || null
        if (name === 'strength') set.strength = text || null
        if (name === 'dosageForm') set.dosageForm = text || null
        if (name === 'price') set.price = amount(text) ?? null
        if (name === 'dailyCost') set.dailyCost = amount(text) ?? null
      }
      if (name === 'pcg9') set = undefined
      if (name === 'pcgGroup') criteria = []
      if (name === 'genericName') genericName = null
    },
    read: (element) => {
      if (element.name === 'drug') return readDrug(element, { manufacturers, editionDate, genericName, criteria, set })
      if (element.name === 'lccNote') addCriterion(criteria, element)
      const name = element.name === 'manufacturer' && manufacturerName(textOf(element))
      if (name) manufacturers.set(element.attributes.id ?? '', name)
      return undefined
    },
  })
  const held: FormularyRow[] = []
  for await (const entry of entries) {
    if (edition) yield edition
    edition = undefined
    if (entry.kind !== 'row') {
      yield entry
      continue
    }
    // The criteria of a group stand after its products.
    if (held[0] && held[0].limitedUse !== entry.row.limitedUse) yield* asEntries(held.splice(0))
    held.push(entry.row)
    if (held.length > groupRowsMax)
      throw new NotInFormat(file, `expected at most ${groupRowsMax} products in one <pcgGroup>.`)
  }
  if (edition) yield edition
  yield* asEntries(held)
}

interface InterchangeableSet {
  id: string | null
  itemNumber: string | null
  strength: string | null
  dosageForm: string | null
  price: number | null
  dailyCost: number | null
}

const emptySet = { id: null, itemNumber: null, strength: null, dosageForm: null, price: null, dailyCost: null }

const asEntries = (rows: FormularyRow[]) => rows.map((row): FormularyEntry => ({ kind: 'row', row }))

/** A remark (how long an authorization lasts), and a text that goes on, belong to the criterion before them. */
function addCriterion(criteria: LimitedUse[], note: XmlElement) {
  const text = textOf(note).trim()
  if (!text) return
  const before = criteria.at(-1)
  const code = note.attributes.reasonForUseId ?? null
  const { type = 'R' } = note.attributes
  if (!code && type === 'R' && before) before.text += `\n${text}`
  else criteria.push({ code, text })
}

/** Not a benefit outweighs all. */
function coverageOf({ notABenefit, sec3bEAP, sec12 }: XmlElement['attributes']): DrugCoverage {
  if (notABenefit === 'Y') return 'NotABenefit'
  if (sec3bEAP === 'Y') return 'ExceptionalAccess'
  return sec12 === 'Y' ? 'LimitedUse' : 'GeneralBenefit'
}

function dayMade(createDate: string | undefined, file: string): string {
  const createdOn = partialDate(createDate)
  if (!createdOn) throw new NotInFormat(file, 'expected <extract createDate="YYYY-MM-DD">.')
  return createdOn
}

function manufacturerName(text: string): string | undefined {
  const name = text.replace(/\s*-?\s*"?\s*DO NOT USE\s*"?\s*$/i, '').trim()
  return name && !noManufacturer.test(name) ? name : undefined
}

function readDrug(
  element: XmlElement,
  around: {
    manufacturers: Map<string, string>
    editionDate: string | null
    genericName: string | null
    criteria: LimitedUse[]
    set: InterchangeableSet | undefined
  },
): FormularyEntry {
  const din = element.attributes.id ?? ''
  const broken = (reason: string): FormularyEntry => ({
    kind: 'broken',
    din: din || null,
    line: element.line,
    reason,
    excerpt: textOf(element).replace(/\s+/g, ' ').slice(0, 300),
  })
  const inside = (name: string) => textOf(child(element, name)).trim()
  if (!/^\d{8}$/.test(din)) return broken(`Expected <drug id="…"> with eight digits, found "${din}".`)
  if (!inside('name')) return broken("Expected the product's name in <name>.")
  const [price, pays] = [amount(inside('individualPrice')), amount(inside('amountMOHLTCPays'))]
  const dailyCost = amount(inside('dailyCost'))
  if (price === undefined || pays === undefined || dailyCost === undefined)
    return broken('Expected prices as numbers such as 1.3654.')
  const listed = inside('listingDate')
  if (listed && !partialDate(listed)) return broken(`Expected <listingDate> as YYYY-MM-DD, found "${listed}".`)
  return {
    kind: 'row',
    row: {
      din,
      name: inside('name'),
      manufacturer: around.manufacturers.get(inside('manufacturerId')) ?? null,
      individualPrice: price ?? around.set?.price ?? null,
      amountMOHLTCPays: pays,
      listDate: partialDate(listed) ?? null,
      itemNumber: around.set?.itemNumber ?? null,
      strength: around.set?.strength ?? null,
      dosageForm: around.set?.dosageForm ?? null,
      genericName: around.genericName,
      coverage: coverageOf(element.attributes),
      limitedUse: around.criteria,
      dailyCost: dailyCost ?? around.set?.dailyCost ?? null,
      interchangeableId: around.set?.id ?? null,
      editionDate: around.editionDate,
      line: element.line,
    },
  }
}

/** "1.3654", ".4083", "" → null; undefined where it is no number. */
function amount(text: string): number | null | undefined {
  if (!text) return null
  return /^\d*\.?\d+$/.test(text) ? Number(text) : undefined
}
