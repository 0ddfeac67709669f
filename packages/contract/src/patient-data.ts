export const patientDataKinds = ['HealthNumber', 'BirthDate', 'Phone', 'Email', 'Picture'] as const
type PatientDataKind = (typeof patientDataKinds)[number]

/** What in a text could identify a patient. */
export interface PatientDataSign {
  kind: PatientDataKind
  /** As it was written. */
  text: string
}

const signsListed = 10

/** Health-card numbers, birth dates and ways to reach a patient: looks at numbers, dates, phones and addresses with what stands around them; never sure, and never silent. */
export function findPatientData(text: string): PatientDataSign[] {
  const signs = [...healthNumbers(text), ...birthDates(text), ...contacts(text)]
  const known = new Set<string>()
  return signs.filter(({ text: written }) => !known.has(written) && known.add(written)).slice(0, signsListed)
}

const near = (text: string, index: number, length: number, reach: number) =>
  text.slice(Math.max(0, index - reach), index + length + reach)

/** Words of a card, a plan or a number of a patient. */
const cardWords =
  /\b(?:health (?:card|number|insurance)|OHIP|PHN|PHIN|HCN|HSN|MCP|ULI|AHCIP|medicare|RAMQ|NAM|MSP|hospital card|carte (?:santé|soleil)|assurance[ -]maladie|n[o°]\.? d['’]assurance|num[ée]ro (?:de santé|d['’]assurance))\b/i
/** Numbers that name drugs, trials, articles, people and other things. */
const otherNumbers =
  /(?:DIN|PMID|PMCID|NCT|DOI|ISBN|ISSN|ISRCTN|EudraCT|CPSO|LU code|UMIN|ORCID|lot|fax|tel|phone|pager|ext)[\s#.:()]*$/i

function healthNumbers(text: string): PatientDataSign[] {
  const found: PatientDataSign[] = []
  for (const match of text.matchAll(/(?<![\p{L}\d.,/-])\d(?:[ -]?\d){7,11}(?![\d/]|[.,]\d)/gu)) {
    const digits = match[0].replaceAll(/\D/g, '')
    const before = text.slice(Math.max(0, match.index - 12), match.index)
    if (otherNumbers.test(before)) continue
    const isNamed = cardWords.test(near(text, match.index, match[0].length, 60))
    if (isHealthNumber(digits, match[0], isNamed)) found.push({ kind: 'HealthNumber', text: match[0] })
  }
  for (const match of text.matchAll(/(?<![\p{L}\d])[A-Z]{4}[ -]?\d{4}[ -]?\d{4}(?!\d)/gu)) {
    if (isQuebecNumber(match[0])) found.push({ kind: 'HealthNumber', text: match[0] })
  }
  for (const match of text.matchAll(/(?<![\p{L}\d])[NDMT]\d{7}(?!\d)/gu)) {
    if (cardWords.test(near(text, match.index, match[0].length, 60)))
      found.push({ kind: 'HealthNumber', text: match[0] })
  }
  return found
}

/** Ten digits with their check digit speak for themselves; shorter numbers and those without one need a word beside them. */
function isHealthNumber(digits: string, written: string, isNamed: boolean): boolean {
  const isPhone = /^\d{3}[ -]\d{3}[ -]\d{4}$/.test(written)
  if (digits.length === 10 && !isPhone && digits[0] !== '0') {
    return isLuhn(digits) || isBritishColumbia(digits) || isNamed
  }
  const isGrouped = /^\d{3}[ -]\d{3}[ -]\d{3}$/.test(written) || /^\d{5}-\d{4}$/.test(written)
  if (digits.length === 9) return (isGrouped || isNamed) && (isLuhn(digits) || isSaskatchewan(digits) || isNamed)
  return isNamed && (digits.length === 8 || digits.length === 12)
}

/** Ontario, Nova Scotia, Alberta, New Brunswick. */
function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

const weightsOfBritishColumbia = [2, 4, 8, 5, 10, 9, 7, 3]

function isBritishColumbia(digits: string): boolean {
  if (digits[0] !== '9') return false
  const sum = weightsOfBritishColumbia.reduce(
    (total, weight, index) => total + ((weight * Number(digits[index + 1])) % 11),
    0,
  )
  const check = 11 - (sum % 11)
  return check < 10 && check === Number(digits[9])
}

function isSaskatchewan(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (9 - index), 0)
  return sum % 11 === 0
}

/** Three letters of the family name, one of the first, then the date of birth: months of women are counted from 51. */
function isQuebecNumber(written: string): boolean {
  const [, month = '', day = ''] = /^[A-Z]{4}\d{2}(\d{2})(\d{2})\d{2}$/.exec(written.replaceAll(/[ -]/g, '')) ?? []
  const monthOfYear = Number(month) > 50 ? Number(month) - 50 : Number(month)
  return monthOfYear >= 1 && monthOfYear <= 12 && Number(day) >= 1 && Number(day) <= 31
}

const date =
  /(?<!\d)(?:(?:19|20)\d{2}[-/.](?:0?[1-9]|1[0-2])[-/.](?:0?[1-9]|[12]\d|3[01])|(?:0?[1-9]|[12]\d|3[01])[-/.](?:0?[1-9]|[12]\d|3[01])[-/.](?:19|20)\d{2}|(?:0?[1-9]|[12]\d|3[01]) (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre) (?:19|20)\d{2}|(?:January|February|March|April|May|June|July|August|September|October|November|December) (?:0?[1-9]|[12]\d|3[01]),? (?:19|20)\d{2})(?!\d)/giu
const birthWords = /\b(?:DOB|D\.O\.B\.?|date of birth|birth ?date|born(?: on)?|DDN|date de naissance|née?(?: le)?)\b/iu
/** Two names beside the date, such as "Jane Roe, 1950-01-01". */
const nameBefore = /\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)+\s*[,(:]\s*$/u

function birthDates(text: string): PatientDataSign[] {
  return [...text.matchAll(date)]
    .filter(({ 0: written, index }) => {
      const before = text.slice(Math.max(0, index - 40), index)
      return (
        birthWords.test(before) || birthWords.test(near(text, index, written.length, 15)) || nameBefore.test(before)
      )
    })
    .map(([written]) => ({ kind: 'BirthDate', text: written }))
}

const patientWords = /\b(?:patient(?:e|s)?|pt|client(?:e)?|mother|father|mère|père|next of kin|proche aidant)\b/iu
const phone = /(?<![\d-])(?:\+?1[ .-]?)?\(?[2-9]\d{2}\)?[ .-]?\d{3}[ .-]\d{4}(?![\d-])/g
const email = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g

/** Of a patient: a colleague's own number is nobody's business of ours. */
const contacts = (text: string): PatientDataSign[] => [
  ...contactsLike(text, phone, 'Phone'),
  ...contactsLike(text, email, 'Email'),
]

const contactsLike = (text: string, pattern: RegExp, kind: 'Phone' | 'Email'): PatientDataSign[] =>
  [...text.matchAll(pattern)]
    .filter(({ 0: written, index }) => patientWords.test(near(text, index, written.length, 60)))
    .map(([written]) => ({ kind, text: written }))
