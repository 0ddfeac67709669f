import { withoutAccents } from '@materia/language/accents.ts'
import { amountsIn, strayAmounts } from './recall-strengths.ts'

/** A product of the catalogue as its name, maker and strengths tell it. */
export interface NamedProduct {
  id: string
  name: string
  company: string
  strengths: string[]
  forms: string[]
  isMarketed: boolean
}

/** Products by their names, for the names in recalls. */
export interface ProductNames {
  byName: Map<string, NamedProduct[]>
  /** Words by which companies are told apart. */
  companyWords: Set<string>
}

/** A name that so many companies use says nothing of one of them. */
const companiesMax = 3

export const dinsIn = (text: string): string[] => text.match(/\b0\d{7}\b/g) ?? []

export function productNames(products: NamedProduct[]): ProductNames {
  return {
    byName: Map.groupBy(products, ({ name }) => wordsOf(name).join(' ')),
    companyWords: new Set(products.flatMap(({ company }) => tellingWords(company))),
  }
}

/** What a recall calls its product, with its title and advice, which may name the form and the strength. */
export const namedText = ({ product, title, advice }: { product: string; title: string; advice: string | null }) => {
  const head = title.split(/[:;]/)[0]?.trim() ?? ''
  const isFuller = product && head.toLowerCase().startsWith(product.trim().toLowerCase())
  return [isFuller ? head : product || title, title, advice ?? ''].join(partMark)
}
const partMark = ' | '

/** The products that a recall names: by brand, by maker where several sell under one name, by strength and by form. */
export function productsNamed(text: string, known: ProductNames): NamedProduct[] {
  const [name = '', title = '', advice = ''] = text.split(partMark)
  const around = { title: wordsOf(title), advice: wordsOf(advice) }
  const found = name.split(';').flatMap((part) => namedIn(part, around, known))
  return [...new Map(found.map((product) => [product.id, product])).values()]
}

/** The words that stand around the name. */
interface Around {
  title: string[]
  advice: string[]
}

function namedIn(part: string, around: Around, known: ProductNames): NamedProduct[] {
  const words = wordsOf(part.replace(/^\s*(?:all|one|two|three|several|certain|some)\s+lots?\s+of\s+/i, ''))
  const match = longestName(words, known)
  if (match) return narrowed(match, words, around)
  // "Sivem ezetimibe": the maker before a name that several makers use.
  const [maker, ...rest] = words
  if (!maker || !known.companyWords.has(maker)) return []
  const others = longestName(rest, known)
  if (!others) return []
  const own = others.products.filter(({ company }) => tellingWords(company).includes(maker))
  return narrowed({ ...others, products: own }, rest, around)
}

interface NameMatch {
  products: NamedProduct[]
  /** What follows the name. */
  rest: string[]
}

function longestName(words: string[], { byName }: ProductNames): NameMatch | undefined {
  for (let length = words.length; length > 0; length--) {
    const products = byName.get(words.slice(0, length).join(' '))
    if (products) return { products, rest: words.slice(length) }
  }
  return undefined
}

function narrowed({ products, rest }: NameMatch, words: string[], around: Around): NamedProduct[] {
  const companies = new Set(products.map(({ company }) => company))
  const named = [...companies].filter((company) => tellingWords(company).some((word) => words.includes(word)))
  const ofCompany = named.length > 0 ? products.filter(({ company }) => named.includes(company)) : products
  const sold = orAll(ofCompany, ({ isMarketed }) => isMarketed)
  const strong = ofForm(ofStrength(sold, rest, around), rest.some((word) => formWord.test(word)) ? rest : around.title)
  const makers = new Set(strong.map(({ company }) => company)).size
  // A name of several makers that goes on in other words is the beginning of another name.
  const isOtherName = makers > 1 && rest[0] !== undefined && /^[A-Z]{2,}$/.test(rest[0]) && !formWord.test(rest[0])
  return makers > companiesMax || isOtherName ? [] : strong
}

/** Those of a strength that is named; where none is, all but the one that got among them. */
function ofStrength(products: NamedProduct[], words: string[], { title, advice }: Around): NamedProduct[] {
  const isOf = (amounts: Set<string>) => (product: NamedProduct) => product.strengths.some((each) => amounts.has(each))
  const amounts = amountsIn(words)
  if (amounts.size > 0) return products.filter(isOf(amounts))
  const stray = strayAmounts(title, wordsOf(products.map(({ name }) => name).join(' ')))
  if (stray.size === 0) return products
  const others = orAll(products, (product) => !isOf(stray)(product))
  return orAll(others, isOf(amountsIn(advice)))
}

/** "SALOFALK 500mg: tablets may …" is not about the suppositories. */
function ofForm(products: NamedProduct[], words: string[]): NamedProduct[] {
  const stems = words.filter((word) => formWord.test(word)).map(stemOf)
  if (stems.length === 0) return products
  return orAll(products, ({ forms }) => wordsOf(forms.join(' ')).some((word) => stems.includes(stemOf(word))))
}

const stemOf = (word: string) => word.replace(/(?:IES|Y|S)$/, '')

const orAll = <Each>(list: Each[], isMeant: (each: Each) => boolean) =>
  list.some(isMeant) ? list.filter(isMeant) : list

/** Upper case, without accents and punctuation, numbers apart from their units: "81mg" → 81 MG. */
function wordsOf(text: string): string[] {
  const plain = withoutAccents(text)
    .toUpperCase()
    .replaceAll(/(\d)(?=[A-Z%])/g, '$1 ')
  return plain.match(/\d+(?:\.\d+)?|[A-Z]+|%/g) ?? []
}

const formWord =
  /^(?:TABLETS?|CAPSULES?|CAPLETS?|SOLUTION|SUSPENSION|INJECTION|SPRAY|NASAL|ORAL|CREAM|OINTMENT|GEL|VIALS?|SYRUP|DROPS|PATCH(?:ES)?|PENS?|POWDER|LIQUID|USP|EC|XR|MR|SR|ODT|ER|DR|AKA|DIN|FOR|KIT|SUPPOSITOR(?:Y|IES))$/

const commonCompanyWord =
  /^(?:PHARMA(?:CEUTICALS?)?|LABORATOIRES?|LABORATOR(?:Y|IES)|LABS|CANAD(?:A|IAN)|INC(?:ORPORATED)?|LTD|LIMITED|LIMITEE|LTEE|CORP(?:ORATION)?|COMPANY|ULC|GMBH|HEALTH(?:CARE)?|CARE|PRODUCTS|INTERNATIONAL|GROUP|DIVISION|THE|AND|MEDICAL|CONSUMER|SCIENCES?|GLOBAL|NORTH|AMERICA|LIFE|BRAND|DRUG|STORE)$/

const tellingWords = (company: string) =>
  wordsOf(company).filter((word) => word.length > 2 && !commonCompanyWord.test(word))
