import { commonCodes } from './known-class.ts'
import { codesOfClass, codesOfCondition } from './known-names.ts'
import { runsOf } from './runs.ts'
import { asksForDrugs, isAside, isPerson, isSmall, isSymptom, treatmentWords } from './terms/asides.ts'
import { inClasses } from './terms/names/kin.ts'

/** A class or a condition that a question names. */
export interface Named {
  codes: string[]
  isClass: boolean
  /** It is what many conditions cause. */
  isSymptom: boolean
  /** It is treated before what it came from. */
  isUrgent: boolean
  /** It tells whose kidneys or liver fail. */
  isWho: boolean
  at: number
}

const ofFailing = new Set(
  ['kidney', 'renal', 'liver', 'hepatic'].flatMap((organ) =>
    ['', 'acute ', 'chronic '].flatMap((course) =>
      ['failure', 'disease', 'insufficiency', 'impairment', 'dysfunction'].map((how) => `${course}${organ} ${how}`),
    ),
  ),
)
for (const name of ['ckd', 'esrd', 'cirrhosis', 'hemodialysis', 'dialysis', 'end stage renal disease'])
  ofFailing.add(name)

/** What a question names, and the words beside it. */
export const namedIn = (words: string[]): { named: Named[]; rest: string[] } => wholeOf(words) ?? namedAndRest(words)

/** "post stroke spasticity", "clot in leg cancer patient": what somebody had or has beside what is to be treated. */
const tellsWho = (words: string[], from: number, to: number) =>
  ['post', 'after'].includes(words[from - 1] ?? '') || ['patient', 'patients'].includes(words[to] ?? '')

/** The longest names of classes and conditions, one after the other, and the words between them. */
function namedAndRest(words: string[]): { named: Named[]; rest: string[] } {
  const [named, rest]: [Named[], string[]] = [[], []]
  for (const { words: run, at, isName } of runsOf(words, isNamed)) {
    // "antibiotic for a dog bite" asks for drugs by a word that is a class as well.
    if (!isName || run.every((word) => treatmentWords.has(word))) {
      rest.push(...run)
      continue
    }
    const isMinor = run.every((word) => isSymptom(word) || treatmentWords.has(word))
    const ofClass = codesOfClass(run)
    named.push({
      codes: ofClass ?? codesOfCondition(run) ?? [],
      isClass: ofClass !== undefined && !isMinor,
      isSymptom: isMinor,
      isUrgent: run.some((word) => urgent.has(word)),
      isWho: ofFailing.has(run.join(' ')) || tellsWho(words, at, at + run.length),
      at,
    })
  }
  return { named, rest }
}

const isNamed = (run: string[]) =>
  codesOfClass(run) !== undefined || codesOfCondition(run) !== undefined || ofFailing.has(run.join(' '))

/** "agitated at night dementia": one condition, whatever stands between its words. */
function wholeOf(words: string[]): { named: Named[]; rest: string[] } | undefined {
  const isBetween = (word: string) => isSmall(word) || patients.has(word)
  const isOfPerson = (word: string) => isBetween(word) || isPerson(word)
  const found = [isBetween, isOfPerson, isAside]
    .map((isLeftOut) => ({ isLeftOut, telling: words.filter((word) => !isLeftOut(word)) }))
    .find(
      ({ telling }) =>
        telling.length > 1 && (telling.length < words.length || inClasses(telling)) && codesOfWhole(telling),
    )
  const codes = found && codesOfWhole(found.telling)
  if (!codes || (found.isLeftOut === isAside && isNamedAlone(words))) return undefined
  const condition = { codes, isClass: false, isSymptom: false, isUrgent: false, isWho: false, at: 0 }
  return { named: [condition], rest: words.filter(found.isLeftOut) }
}

/** "constipated on dilaudid" is what is named after the class: opioid constipation. Who is to be weaned from a drug asks about it. */
const codesOfWhole = (telling: string[]) =>
  codesOfCondition(telling) ?? (telling.includes('withdrawal') ? undefined : codesOfCondition(inClasses(telling) ?? []))

/** One name, and asides. */
function isNamedAlone(words: string[]): boolean {
  const { named, rest } = namedAndRest(words)
  return named.length === 1 && rest.every(isAside)
}

/** "shingles in renal failure": whose kidneys or liver fail is to have what is given for the other condition. */
export function withoutWho(named: Named[]): Named[] {
  const others = named.filter(({ isWho }) => !isWho)
  return others.length > 0 && commonOf(named).length === 0 ? others : named
}

const patients = new Set(['patient', 'patients', 'pt', 'px', 'person', 'someone'])
const urgent = new Set(['anaphylaxis', 'anaphylactic', 'shock', 'arrest', 'epilepticus', 'overdose'])

/** Of classes what they have in common, and of that what is given for one of the conditions. */
export function commonOf(named: Named[]): string[] {
  const conditions = named.filter(({ isClass }) => !isClass)
  const classes = named.filter(({ isClass }) => isClass).map(({ codes }) => codes)
  if (classes.length === 0) {
    // "endometriosis pain": the pain is a part of it.
    const causes = conditions.filter((each) => !each.isSymptom)
    return (causes.length > 0 ? causes : conditions.slice(0, 1)).map(({ codes }) => codes).reduce(commonCodes)
  }
  if (conditions.length === 0) return classes.reduce(commonCodes)
  return commonCodes(
    eitherOf(classes),
    conditions.flatMap((each) => each.codes),
  )
}

/** "LMWH vs DOAC" for a condition: nothing is both, so each is meant. */
function eitherOf(classes: string[][]): string[] {
  const common = classes.reduce(commonCodes)
  return common.length > 0 ? common : classes.flat()
}

/** Of a class that is not given for a condition the class is meant where it comes first, else what the condition is treated with. */
export function meantCodes(words: string[], named: Named[]): string[] {
  const [first] = named
  if (!first || new Set(named.map(({ isClass }) => isClass)).size < 2) return []
  const isMeant = first.isClass && !words.slice(0, first.at).some((word) => asksForDrugs.has(word))
  return eitherOf(named.filter(({ isClass }) => isClass === isMeant).map((each) => each.codes))
}
