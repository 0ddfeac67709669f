import { withoutAccents } from '@materia/language/accents.ts'
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

/** What a recall calls its product, with its title, which may name the form. */
export const namedText = (product: string, title: string): string => {
  const head = title.split(/[:;]/)[0]?.trim() ?? ''
  const isFuller = product && head.toLowerCase().startsWith(product.trim().toLowerCase())
  return `${isFuller ? head : product || title}${titleMark}${title}`
}
const titleMark = ' | '

/** The products that a recall names: by brand, by maker where several sell under one name, by strength and by form. */
export function productsNamed(text: string, known: ProductNames): NamedProduct[] {
  const [name = '', title = ''] = text.split(titleMark)
  const found = name.split(';').flatMap((part) => namedIn(part, wordsOf(title), known))
  return [...new Map(found.map((product) => [product.id, product])).values()]
}

function namedIn(part: string, titleWords: string[], known: ProductNames): NamedProduct[] {
  const words = wordsOf(part.replace(/^\s*(?:all|one|two|three|several|certain|some)\s+lots?\s+of\s+/i, ''))
  const match = longestName(words, known)
  if (match) return narrowed(match, words, titleWords)
  // "Sivem ezetimibe": the maker before a name that several makers use.
  const [maker, ...rest] = words
  if (!maker || !known.companyWords.has(maker)) return []
  const others = longestName(rest, known)
  if (!others) return []
  const own = others.products.filter(({ company }) => tellingWords(company).includes(maker))
  return narrowed({ ...others, products: own }, rest, titleWords)
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

function narrowed({ products, rest }: NameMatch, words: string[], titleWords: string[]): NamedProduct[] {
  const companies = new Set(products.map(({ company }) => company))
  const named = [...companies].filter((company) => tellingWords(company).some((word) => words.includes(word)))
  const ofCompany = named.length > 0 ? products.filter(({ company }) => named.includes(company)) : products
  const sold = orAll(ofCompany, ({ isMarketed }) => isMarketed)
  const strong = ofForm(ofStrength(sold, rest), rest.some((word) => formWord.test(word)) ? rest : titleWords)
  const makers = new Set(strong.map(({ company }) => company)).size
  // A name of several makers that goes on in other words is the beginning of another name.
  const isOtherName = makers > 1 && rest[0] !== undefined && /^[A-Z]{2,}$/.test(rest[0]) && !formWord.test(rest[0])
  return makers > companiesMax || isOtherName ? [] : strong
}

/** Those of a strength that is named; all where none is. */
function ofStrength(products: NamedProduct[], words: string[]): NamedProduct[] {
  const amounts = amountsIn(words)
  if (amounts.size === 0) return products
  return products.filter(({ strengths }) => strengths.some((strength) => amounts.has(strength)))
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

const units = new Set(['MG', 'MCG', 'G', 'ML', '%', 'UNITS', 'UNIT', 'IU', 'MEQ', 'MMOL'])

/** "4 & 8 mg" → 4MG, 8MG. */
function amountsIn(words: string[]): Set<string> {
  const found = new Set<string>()
  let waiting: string[] = []
  for (const word of words) {
    if (/^\d+(?:\.\d+)?$/.test(word)) waiting.push(amount(word))
    else if (units.has(word)) {
      if (word !== 'ML') for (const number of waiting) found.add(`${number}${word}`)
      waiting = []
    } else if (word !== 'AND' && word !== 'OR') waiting = []
  }
  return found
}

/** A strength as names write it: "10.0 mg" → 10MG. */
export const strengthWord = (strength: string, unit: string) => `${amount(strength)}${unit.toUpperCase()}`

const amount = (number: string) => (/^\d+\.\d+$/.test(number) ? number.replace(/\.?0+$/, '') : number)

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
