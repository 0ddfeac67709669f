// Letters that stay capitals in a product's name: release forms, routes, pharmacopoeias and houses that write so.
const keptUpper = new Set(
  (
    'AQ XR SR ER CR LA XL XC EC DR MR IR PR CD DS DM PE PM AM II III IV VI VII VIII IX XI XII XIII IM SC SL HFA HCT HCTZ ODT ODF OD LAR USP BP NF EP ' +
    'PMS JAMP RAN ACT NRA SDZ GD CO NTP AG AA JNS BCI VAN MED MAR NAT PHL DOM PRO CCP ' +
    'ASA EDTA DNA RNA TB HPV HIV HBV UV SPF USA OTC PEG GLP MMR DTAP TDAP BCG TPN KCL ADHD IUD IU FC FCT XT ES DHA EPA CBD THC COPD AIDS SARS MRI ECG EEG ICU PET FDA COVID'
  ).split(' '),
)
const joiningWords = new Set([
  'and',
  'or',
  'for',
  'of',
  'in',
  'with',
  'the',
  'to',
  'by',
  'de',
  'du',
  'des',
  'et',
  'la',
  'le',
  'pour',
  'à',
  'per',
  'on',
])
const units: Record<string, string> = {
  MG: 'mg',
  MCG: 'mcg',
  UG: 'mcg',
  G: 'g',
  GM: 'g',
  KG: 'kg',
  ML: 'mL',
  L: 'L',
  MMOL: 'mmol',
  MEQ: 'mEq',
  UNIT: 'unit',
  UNITS: 'units',
  UNT: 'units',
  IU: 'IU',
  CM: 'cm',
  MM: 'mm',
  HR: 'h',
  H: 'h',
  HOUR: 'hour',
  MBQ: 'MBq',
  GBQ: 'GBq',
  MCI: 'mCi',
}
const strengthWord = /^\d[\d.,]*(?:%|[A-Z]*(?:\/[\d.,]*[A-Z]*)*[A-Z])$/

/** A product's name as people write it: sources shout their names in capitals. A name with small letters is left alone. */
export function productName(shouted: string): string {
  // "MINT- SPIRONOLACTONE": a slip of the source.
  const name = tidy(shouted).replace(/(?<=\p{L})- (?=\p{L}{4})/u, '-')
  // "pms-LITHIUM CARBONATE": half a name is shouted.
  if (!isShouted(name)) return name.replace(shoutedInName, (word) => capitalised(word))
  // "CRESTOR - 10MG": the dash only parts the name from its strength.
  const words = name.replace(/ -\s?(?=\d)/, ' ').split(' ')
  return words.map((word, index) => productWord(word, words[index - 1], words[index + 1])).join(' ')
}

const shoutedInName = /(?<![\p{L}\p{N}])\p{Lu}{6,}(?![\p{L}\p{N}])/gu
const shoutedWord = /(?<![\p{L}\p{N}-])\p{Lu}{7,}(?![\p{L}\p{N}-])/gu

/** The name of a substance or a form as it stands in a sentence of its own: "Atorvastatin (atorvastatin calcium)". */
export function substanceName(shouted: string): string {
  // "*SARSCOV2 …": the source marks names of its own making.
  const name = tidy(shouted).replace(/^\*/, '')
  // "DOLUTÉGRAVIR (Dolutégravir sodique)": half a name is shouted.
  if (!isShouted(name)) return upperFirst(name.replace(shoutedWord, (word) => word.toLowerCase()))
  return upperFirst(inSentence(name))
}

/** Company names: "AA PHARMA INC" → "AA Pharma Inc". */
export function companyName(shouted: string): string {
  const name = tidy(shouted)
  if (!isShouted(name)) return name
  return name
    .split(' ')
    .map((word, index) => {
      if (legalForms[word.replace(/[.,]/g, '')])
        return word.replace(/[A-Z]+/, (letters) => legalForms[letters] ?? letters)
      if (joiningWords.has(word.toLowerCase()) && index > 0) return word.toLowerCase()
      return houses[word] ?? capitalised(word, companyCapitals).replace(streetWords, upperFirstAlone)
    })
    .join(' ')
}
/** "BOULEVARD ST-CHARLES", "DR REDDY'S": no vowel, and no abbreviation in capitals. */
const streetWords = /\b(ST|STE|BLVD|RD|DR|HWY|PKWY|BLDG)\b/g
const upperFirstAlone = (word: string) => word.charAt(0) + word.slice(1).toLowerCase()
const houses: Record<string, string> = {
  GLAXOSMITHKLINE: 'GlaxoSmithKline',
  ASTRAZENECA: 'AstraZeneca',
  ABBVIE: 'AbbVie',
  BIOMARIN: 'BioMarin',
  LIMITEE: 'Limitée',
  SANOFI: 'Sanofi',
}
const companyCapitals = new Set(
  'AA BGP UK USA US CSL JAMP ERFA MSD BMS EMD UCB GSK MDA AG SA AB LP II III IV CP SC IPSEN'.split(' '),
)
const legalForms: Record<string, string> = {
  INC: 'Inc',
  LTD: 'Ltd',
  LTEE: 'Ltée',
  LIMITED: 'Limited',
  CORP: 'Corp',
  ULC: 'ULC',
  LLC: 'LLC',
  LP: 'LP',
  GMBH: 'GmbH',
  AG: 'AG',
  SA: 'SA',
  AB: 'AB',
  PLC: 'plc',
  KG: 'KG',
  BV: 'BV',
  SPA: 'SpA',
  CO: 'Co',
}

/** "MG" → "mg", "ML" → "mL", "MG/ML" → "mg/mL", "%" → "%". */
export function unitName(shouted: string): string {
  return tidy(shouted)
    .split('/')
    .map((part) => units[part] ?? (isShouted(part) ? part.toLowerCase() : part))
    .join('/')
}

/** The source's French units: "MG" → "mg", "Unité" → "unité". What no list knows stays. */
export function frenchUnitName(text: string): string {
  const unit = unitName(text)
  return /^\p{Lu}\p{Ll}{3,}$/u.test(unit) ? unit.toLowerCase() : unit
}

/** A headline in capitals throughout becomes a sentence; anything else is the author's own. */
export function headline(text: string): string {
  const title = tidy(text)
  const letters = title.replace(/[^\p{L}]/gu, '')
  if (letters.length < 12 || letters !== letters.toUpperCase()) return title
  return upperFirst(inSentence(title))
}

/** Words in capitals as they stand in a sentence: abbreviations keep theirs, words that join others do not. */
function inSentence(shouted: string): string {
  const words = shouted.split(' ')
  return words
    .map((word, index) => {
      const isJoining = joiningWords.has(word.toLowerCase()) && !isLongActing(word, words[index + 1])
      return !isJoining && (/\d/.test(word) || keepsCapitals(word)) ? word : word.toLowerCase()
    })
    .join(' ')
}

export const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()
export const upperFirst = (text: string) => text.replace(/^[^\p{L}\d]*\p{L}/u, (start) => start.toUpperCase())

function isShouted(text: string): boolean {
  return text === text.toUpperCase() && /\p{L}/u.test(text)
}

function productWord(word: string, previous: string | undefined, next: string | undefined): string {
  if (strengthWord.test(word)) return word.split('/').map(amountName).join('/')
  if (previous && /^[\d.,]+$/.test(previous) && unitName(word) !== word.toLowerCase()) return unitName(word)
  if (previous && /^[\d.,]+$/.test(previous) && units[word]) return units[word]
  if (previous && joiningWords.has(word.toLowerCase()) && !isLongActing(word, next)) return word.toLowerCase()
  return capitalised(word)
}

/** "100MG/25MG" and "80/25MG" hold two amounts, "160MG/5ML" one and its volume. */
function amountName(shouted: string): string {
  const [, amount = '', unit = ''] = /^([\d.,]*)([A-Z]*)$/.exec(shouted) ?? []
  if (!amount || !unit) return unit ? unitName(unit) : shouted
  return `${amount} ${unitName(unit)}`
}

/** "DETROL LA": nothing follows that a French article would stand before. */
const isLongActing = (word: string, next: string | undefined) => word === 'LA' && (!next || /^\d/.test(next))

function capitalised(word: string, capitals = keptUpper): string {
  return word
    .split(/([-/(+.,&)'’])/)
    .map((part, index, parts) => {
      if (/^['’]$/.test(parts[index - 1] ?? '') && part.length <= 2) return part.toLowerCase()
      if (/\d/.test(part) || keepsCapitals(part, capitals)) return part
      return part.charAt(0) + part.slice(1).toLowerCase()
    })
    .join('')
}

// Without a vowel it is an abbreviation, whatever it stands for.
function keepsCapitals(word: string, capitals = keptUpper): boolean {
  const bare = word.replace(/[^\p{L}]/gu, '')
  return bare.length <= 1 || capitals.has(bare) || (bare.length <= 4 && !/[AEIOUYÀ-Ü]/i.test(bare))
}
