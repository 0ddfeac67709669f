import { wordsOf } from '../../../../platform/search/index.ts'
import { codesOutside, type KnownClass } from '../known-class.ts'
import { codesOfClass } from '../known-names.ts'

/**
 * Who is told of, and what the codes begin with of drugs that may harm them, unless nothing else is given: what is usual for a
 * condition is not first for everybody.
 */
const harming: { who: RegExp; unless?: RegExp; codes: string[] }[] = [
  {
    who: /(?:^| )(?:pregnan[a-z]*|enceintes?|grossesse|gravid[a-z]*|ttc|trying to conceive)(?: |$)/,
    unless:
      /(?:^| )(?:(?:not|non|pas|never|no) (?:pregnan|enceint)|ectopi|geu|molar|molaire|abort|avort|terminat|miscarr|fausse|after pregnan|contracep|test)/,
    codes:
      'l04aa06 l04ax03 l01aa01 l01ba01 b01aa03 b01ae07 b01af n03ag01 n03ax11 d10ba01 d05bb02 c09 c10aa c03da j01aa j01ma j05ap01 a10bk a10bj m05ba h02bx g02cx g03aa',
  },
  {
    who: /(?:^| )(?:(?:egfr|crcl|clcr|dfge?|gfr) (?:of |is |at |a |de )?(?:[12]?\d)|dialys[a-z]*|hemodialys[a-z]*|esrd|ckd ?[45]|stage [45] ckd|irc ?[45]|insuffisance renale (?:terminale|severe|avancee)|end stage (?:renal|kidney)[a-z ]*)(?: |$)/,
    codes: 'm01a j01xe01 n05an01 a10ba02 b01ae07 m05ba c03da a10bb01',
  },
  {
    // In place of metformin sugar is to be lowered, which gliflozins hardly do there.
    who: /(?:^| )metformine? (?:.* )?(?:egfr|dfge?|gfr) [12]?\d(?: |$)|(?:^| )(?:egfr|dfge?|gfr) [12]?\d (?:.* )?metformine?(?: |$)/,
    codes: 'a10bk',
  },
  {
    who: /(?:^| )(?:warfarin[a-z]*|coumadin|apixaban|eliquis|rivaroxaban|xarelto|edoxaban|lixiana|dabigatran|pradaxa|anticoagul[a-z]*|blood thinner[a-z]*|bariatri[a-z]*|gastric bypass)(?: |$)/,
    codes: 'm01a n02ba',
  },
  {
    who: /(?:^| )(?:heart failure|hfref|chf|insuffisance cardiaque|icfer)(?: |$)/,
    codes: 'm01a c08d a10bg c01bc n02ba01',
  },
  { who: /(?:^| )(?:asthma[a-z]*|asthme|asthmatiques?)(?: |$)/, codes: 'c07aa c07ag s01ed01' },
  { who: /(?:^| )(?:g6pd)(?: |$)/, codes: 'p01ba03 j04ba02 v03ab17 j01xe01' },
  { who: /(?:^| )(?:myasthen[a-z]*)(?: |$)/, codes: 'j01ma j01fa j01gb c07a' },
  { who: /(?:^| )(?:parkinson[a-z]*|lewy)(?: |$)/, codes: 'a03fa01 n05ad n05ab n05ah03 n05ax08' },
].map(({ codes, ...each }) => ({ ...each, codes: codes.split(' ') }))

/** "PE at 30 weeks pregnant": of what is given for a condition what does not harm who is told of, where some is left. */
export function withoutHarming(classes: KnownClass[], { typed, text }: { typed: string; text: string }): KnownClass[] {
  const said = wordsOf(typed).join(' ')
  const told = harming.filter(({ who, unless }) => who.test(said) && !unless?.test(said))
  if (told.length === 0) return classes
  // "Statin pregnancy" asks about statins.
  const named = classesNamedIn(wordsOf(text))
  const harmful = told.flatMap(({ codes }) => codes).filter((code) => !named.some((each) => each.startsWith(code)))
  return classes.map((known) => {
    const codes = codesOutside(known.codes, harmful)
    return codes.length > 0 && codes.length < known.codes.length ? { ...known, codes } : known
  })
}

const longestName = 3

const classesNamedIn = (words: string[]): string[] =>
  words.flatMap((_, at) =>
    Array.from({ length: longestName }, (__, shorter) => words.slice(at, at + 1 + shorter)).flatMap(
      (run) => codesOfClass(run) ?? [],
    ),
  )
