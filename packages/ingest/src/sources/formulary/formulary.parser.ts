import type { Readable } from 'node:stream'
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
  line: number
}

export type FormularyEntry =
  | { kind: 'edition'; createdOn: string }
  | { kind: 'row'; row: FormularyRow }
  | { kind: 'broken'; din: string | null; line: number; reason: string; excerpt: string }

// The list of manufacturers carries notes to self among the names.
const noManufacturer = /not currently available|^new lu code/i

/** The Ontario Drug Benefit extract: pcg2 → pcg6 → genericName → pcgGroup → pcg9 → drug, each level naming what is below it. */
export async function* parseFormulary(stream: Readable, file: string): AsyncGenerator<FormularyEntry> {
  const manufacturers = new Map<string, string>()
  const path: string[] = []
  let edition: FormularyEntry | undefined
  let genericName: string | null = null
  let set: InterchangeableSet | undefined

  const entries = xmlRecords<FormularyEntry>(stream, {
    file,
    roots: ['extract'],
    records: ['manufacturer', 'drug'],
    onOpen: (name, attributes) => {
      path.push(name)
      if (name === 'extract') edition = { kind: 'edition', createdOn: dayMade(attributes.createDate, file) }
      if (name === 'pcg9') set = { itemNumber: null, strength: null, dosageForm: null, price: null }
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
      }
      if (name === 'pcg9') set = undefined
      if (name === 'genericName') genericName = null
    },
    read: (element) => {
      if (element.name === 'drug') return readDrug(element, { manufacturers, genericName, set })
      const name = manufacturerName(textOf(element))
      if (name) manufacturers.set(element.attributes.id ?? '', name)
      return undefined
    },
  })
  for await (const entry of entries) {
    if (edition) yield edition
    edition = undefined
    yield entry
  }
  if (edition) yield edition
}

interface InterchangeableSet {
  itemNumber: string | null
  strength: string | null
  dosageForm: string | null
  price: number | null
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
    genericName: string | null
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
  if (price === undefined || pays === undefined) return broken('Expected prices as numbers such as 1.3654.')
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
      line: element.line,
    },
  }
}

/** "1.3654", ".4083", "" → null; undefined where it is no number. */
function amount(text: string): number | null | undefined {
  if (!text) return null
  return /^\d*\.?\d+$/.test(text) ? Number(text) : undefined
}
