import { storedWord } from '../facts.ts'
import { joined, type Kinds } from './kind.ts'
import { listNamed } from './references.queries.ts'

export const decision: Kinds['Decision'] = {
  searchClass: 2,
  searchRank: 0.5,
  searchWords: (details) =>
    [
      details.referenceNumber,
      details.productName,
      details.medicinalIngredient,
      details.manufacturer,
      ...details.dins,
      ...details.decisionItems.flatMap((section) => [section.name, withoutMarkup(section.contents)]),
    ]
      .filter(Boolean)
      .join(' '),
  passage: ({ decisionItems }) => decisionItems.map((section) => withoutMarkup(section.contents)).join(' '),
  // A safety review of which the list alone is known has no number.
  identifiers: ({ referenceNumber }) =>
    referenceNumber ? [{ scheme: 'reference', value: referenceNumber.toLowerCase() }] : [],
  factLine: (details) =>
    joined([storedWord(`decision${details.decisionType}`), details.productName, details.manufacturer]),
  statusWord: ({ outcome }) => outcome,
  async complete({ db }, _reader, rows) {
    const ids = rows.map((row) => row.content_item_id)
    const drugs = await listNamed(db, ids, 'decision')
    return new Map(ids.map((id) => [id, { drugs: drugs.get(id) ?? [] }]))
  },
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'", nbsp: ' ' }

export const withoutMarkup = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39|apos|nbsp);/g, (_, name: string) => entities[name] ?? ' ')
