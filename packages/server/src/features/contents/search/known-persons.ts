import { wordsOf } from '../../../platform/search/index.ts'
import { commonCodes } from './known-class.ts'
import { codesOfClass, inFull } from './known-names.ts'
import { sortedKeyOf } from './roots.ts'
import { isAside } from './terms/asides.ts'
import { personTreatments, sameConditions } from './terms/index.ts'

/** Asides that tell who a drug is for, where that changes which is given. */
const personWords = new Set(
  'pregnancy pregnant breastfeeding breastfed lactation lactating kidney renal liver hepatic dialysis cirrhosis tube'.split(
    ' ',
  ),
)
/** How an organ that fails is spoken of: "kidney failure", « insuffisance rénale ». */
const failing = new Set('failure insufficiency impairment impaired dysfunction'.split(' '))
/** What is given in an attack is not what prevents it, and what is given to the young is not for everybody old. */
const attacks = 'attack flare acute'.split(' ')
/** What keeps it away is not what is given once it is there. */
const prophylaxis = 'prophylaxis'
const keptAway = new Set('prevention preventive prophylactic prophylaxis'.split(' '))
const old = 'elderly'
const older = new Set('elderly senior seniors older geriatric frail aine ainee aines ainees agee agees'.split(' '))

const clearances = new Set(['egfr', 'crcl'])
/** In millilitres a minute. */
const mostOfFailing = 30

/** "eGFR of 22": kidneys that clear so little fail. */
const withFailingTold = (words: string[]): string[] => {
  const at = words.findIndex((word) => clearances.has(word))
  const next = at < 0 || /^(?:over|above)$/.test(words[at + 1] ?? '') ? [] : words.slice(at + 1, at + 3)
  const value = next.find((word) => /^\d+$/.test(word))
  return value && Number(value) <= mostOfFailing ? words.with(at, 'kidney') : words
}

/** What says no more of the kidneys, of who breastfeeds or of what somebody has: « IR terminale », "stable angina". */
const renal = new Set('kidney renal'.split(' '))
const stages = new Set('end stage terminal'.split(' '))
const nursing = new Set('breastfeeding breastfed lactation lactating'.split(' '))
const births = new Set('postpartum post partum'.split(' '))

function withoutIdle(words: string[]): string[] {
  const isOfKidney = words.some((word) => renal.has(word))
  const isNursing = words.some((word) => nursing.has(word))
  return words.filter(
    (word) => word !== 'stable' && !(isOfKidney && stages.has(word)) && !(isNursing && births.has(word)),
  )
}

/** Somebody is called by a condition: « migraine chez une asthmatique ». */
const whose = new Map([
  ['asthmatic', 'asthma'],
  ['asthmatics', 'asthma'],
  ['asthmatique', 'asthma'],
  ['asthmatiques', 'asthma'],
  ['cirrhotic', 'cirrhosis'],
  ['cirrhotics', 'cirrhosis'],
  ['epileptic', 'epilepsy'],
  ['epileptics', 'epilepsy'],
  ['smokers', 'smoker'],
  ['hypertensive', 'hypertension'],
])
const oldAge = /^(?:7[5-9]|[89]\d|10\d)(?:yo|y|f|m)?$/
const years = new Set('ans yo y year years yr yrs f m h'.split(' '))

/** "82f", « 80 ans »: who is so old is elderly. */
function withAgeTold(words: string[]): string[] {
  const isWhole = (word: string) => /\D/.test(word)
  const at = words.findIndex((word, place) => oldAge.test(word) && (isWhole(word) || years.has(words[place + 1] ?? '')))
  return at < 0 ? words : words.toSpliced(at, isWhole(words[at] ?? '') ? 1 : 2, old)
}

const tellingOfPerson = new Set([...attacks, prophylaxis, old])
const kindsOfTelling = [
  tellingOfPerson,
  new Set([...attacks, prophylaxis]),
  new Set(attacks),
  new Set([old]),
  new Set<string>(),
]

const personKeyOf = (words: string[], kept: ReadonlySet<string>) =>
  sortedKeyOf(
    words
      .map((word) => (keptAway.has(word) ? prophylaxis : word))
      .filter((word) => personWords.has(word) || kept.has(word) || (!isAside(word) && !failing.has(word))),
  )
/** "blood clot cancer" as well as "venous thromboembolism cancer". */
const alsoCalled = (name: string): string[] =>
  sameConditions
    .filter(({ name: usual }) => name.startsWith(`${usual} `))
    .flatMap(({ name: usual, others }) => others.map((other) => name.replace(usual, other)))
const codesByPerson = new Map(
  [
    ...personTreatments.flatMap(({ english, codes }) => english.flatMap(alsoCalled).map((name) => ({ name, codes }))),
    ...personTreatments.flatMap(({ english, codes }) => english.map((name) => ({ name, codes }))),
  ]
    .filter(({ name }) => wordsOf(name).some((word) => !personWords.has(word) && !older.has(word) && !isAside(word)))
    .map(({ name, codes }) => [personKeyOf(wordsOf(name), tellingOfPerson), codes] as const),
)

/** "antihypertensive for a pregnant woman": of a condition or a class what those may have who are named beside it. */
export const codesForPerson = (words: string[]): string[] | undefined => {
  const plain = withoutIdle(withAgeTold(withFailingTold(words)))
  const told = [...new Set(plain.map((word) => (older.has(word) ? old : (whose.get(word) ?? word))))]
  return [told, told.flatMap(inFull)]
    .flatMap((each) => kindsOfTelling.map((kept) => personKeyOf(each, kept)))
    .map((key) => codesByPerson.get(key))
    .find((codes) => codes !== undefined)
}

/** Nobody says it in more words. */
const mostWordsOfPerson = 12

/** "alcohol withdrawal cirrhosis which benzo": of what is given to them what is of the class. */
export function codesForPersonOfClass(words: string[]): string[] | undefined {
  if (words.length > mostWordsOfPerson) return undefined
  for (const length of [2, 1]) {
    for (let at = 0; at + length <= words.length; at++) {
      const ofClass = codesOfClass(words.slice(at, at + length))
      const given = ofClass && codesForPerson([...words.slice(0, at), ...words.slice(at + length)])
      const common = given ? commonCodes(given, ofClass) : []
      if (common.length > 0) return common
    }
  }
  return undefined
}
