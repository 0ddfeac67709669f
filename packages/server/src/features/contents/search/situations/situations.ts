import { wordsOf } from '../../../../platform/search/index.ts'
import type { KnownClass } from '../known-class.ts'
import { namedGroups } from './named-groups.ts'
import { situationLines } from './situation-lines.ts'

/** Who tells what he sees needs few words; more are a title. */
const mostWords = 14
/** A note of somebody, who is told by sex and age, may be longer. */
const mostWordsOfNote = 30
const fewestWords = 3
const mostWordsOfTopic = 4

interface Finding {
  /** Whatever is said of it. */
  named: RegExp
  /** Where it is not said to be absent. */
  found: RegExp
}

interface Situation {
  wanted: Finding[]
  unwanted: Finding[]
  codes: string[]
  avoided: string[]
  isForAllergic: boolean
}

/** What is given, and what the codes begin with of what is not to be given again. */
export interface Called {
  given: KnownClass
  avoided: string[]
  /** What is given is for who is allergic. */
  isForAllergic?: boolean
}

/**
 * "Intracranial bleed on Pradaxa": findings beside each other tell what is given now, in whatever order and words they are said.
 * The text is what was typed and how it is read in English.
 */
export function situationIn(typed: string, read: string): Called | undefined {
  const words = wordsOf(typed)
  const said = words.join(' ')
  const bleed = words.length === 2 ? bleedOn.exec(said) : null
  if (bleed) return situationIn(`bleeding on ${bleed[1] ?? bleed[2]}`, read)
  const most = someone.test(said) ? mostWordsOfNote : mostWords
  if (words.length < fewestWords || words.length > most || typed.includes('"')) return undefined
  const meant = wordsOf(read).join(' ')
  const text = `${said} / ${meant}`
  if (written.test(text)) return undefined
  const found = situations.find(
    ({ wanted, unwanted }) =>
      wanted.every((finding) => isFound(finding, said, meant)) &&
      !unwanted.some((finding) => isFound(finding, said, meant)),
  )
  if (!found) return undefined
  const { codes, avoided, isForAllergic } = found
  // "Nivolumab myocarditis" may be a topic.
  const isQuiet = words.length <= mostWordsOfTopic && !bedside.test(text)
  return {
    given: { term: meant, isWhole: true, isInOrder: true, codes, isQuiet, isFaint: isQuiet },
    avoided: isQuiet ? [] : avoided,
    isForAllergic,
  }
}

/** "Eliquis bleed" tells of somebody in two words. */
const thinners = '(eliquis|apixaban|xarelto|rivaroxaban|lixiana|edoxaban|pradaxa|dabigatran|coumadin|warfarine?)'
const bleeds = '(?:bleed(?:ing)?|hemorrhage|saignement|hemorragie)'
const bleedOn = new RegExp(`^(?:${thinners} ${bleeds}|${bleeds} ${thinners})$`)

/** "67m", « 28 ans », "3 month old". */
const someone =
  /(?<![^ ])\d{1,3} ?(?:[fmh]|yo|y o|ans|an|years? old|yr old|mois|months? old|mo|jours de vie|days old)(?![^ ])/

const groupByName = new Map(
  namedGroups
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', others = ''] = line.split(' = ')
      return [name, others] as const
    }),
)

/** "bleed* | @opioid | rr #": a star stands for any ending, `#` for a number, `@` for a group that has a name, also within words: "34 @weeks". */
const sourceOf = (group: string): string =>
  group
    .split(' | ')
    .map((written) => {
      const plain = written.replaceAll('*', '[^ ]*').replaceAll('#', String.raw`\d[^ ]*`)
      return plain.replaceAll(/@[a-z]+/g, (name) => `(?:${sourceOf(groupByName.get(name) ?? '')})`)
    })
    .join('|')

const patternOf = (group: string, unlessAfter = '', unlessBefore = '') =>
  new RegExp(`(?<![^ ])${unlessAfter}(?:${sourceOf(group)})(?![^ ])${unlessBefore}`)

/** "No hyperkalemia" and « pas de torsades » tell that it is not there. */
const denied =
  '(?<!(?:^| )(?:no|not|without|w o|denies|sans|pas(?= (?:de|d|une?|sous) )|aucune?|nie|ruled out|r o) (?:(?:on|in|a|an|any|of|signs?|signes?|evidence|known|prior|previous|history|hx|de|d|un|une|sous|atcd|antecedents?) )*)'
/** "Torsades ruled out" does too. */
const gone =
  '(?! (?:is |was |were |has |est |a ete )?(?:ruled out|excluded|exclue?s?|eliminee?s?|absente?s?|resolved|resolue?s?)(?![^ ]))'
/** "History of torsades" tells that it was. */
const past =
  '(?<!(?:^| )(?:history|hx|past|previous|prior|family|atcd|antecedents?) (?:(?:of|a|an|history|d|de|un|une|familia[a-z]+) )*)'

/** What calls for a drug is there, and with `~` before it is there now. */
function wantedOf(written: string): Finding {
  const isNow = written.startsWith('~')
  const group = isNow ? written.slice(1) : written
  return { named: patternOf(group), found: patternOf(group, isNow ? denied + past : denied, gone) }
}

/** What forbids a drug still does where it is over: a bleed that has stopped was one. */
const unwantedOf = (group: string): Finding => ({ named: patternOf(group), found: patternOf(group, denied) })

/**
 * What was typed is denied in its own words: those that it is read in may leave the denial out. A pattern is compiled when it is first
 * tested, so those that look for denials wait until their finding is named: a first question would compile them all.
 */
function isFound({ named, found }: Finding, said: string, meant: string): boolean {
  if (named.test(said)) return found.test(said)
  return meant !== said && named.test(meant) && found.test(meant)
}

/** `one group + ~one that is there now + !one that must not be said = codes`, the likeliest first, and behind a dash what did it or failed. */
function situationOf(line: string): Situation {
  const [findings = '', codes = ''] = line.split(' = ')
  const groups = findings.split(' + ')
  const unwanted = groups.filter((group) => group.startsWith('!'))
  const listed = codes.toLowerCase().split(' ')
  const avoided = listed.filter((code) => code.startsWith('-'))
  return {
    wanted: groups.filter((group) => !unwanted.includes(group)).map(wantedOf),
    unwanted: unwanted.map((group) => unwantedOf(group.slice(1))),
    codes: listed.filter((code) => !avoided.includes(code)),
    avoided: avoided.map((code) => code.slice(1)),
    isForAllergic: groups.some((group) => group.startsWith('@allergic')),
  }
}

/** Said of somebody who is there, or of what to do. */
const bedside = patternOf(
  '# | on | after | history | hx | atcd | antecedent* | alternative* | instead | remplac* | apres | post | what | which | next | now | add | quoi | quel | quelle | lequel | laquelle | sous | ajouter | antidote | shot | vaccin* | injection | not | no | pas | @noresponse | stink* | smell* | sent mauvais | pue',
)

/** Something that is written, or told of drugs, is asked for. */
const written = patternOf(
  'risk* | risque* | vs | versus | compar* | interact* | cover(?:s|ed|age|ing)? | couv* | price* | cost* | prix | cause* | mechanis* | mecanis* | cohort* | registr* | rct | randomi* | meta anal* | mice | mouse | rats | pharmacokinet* | retrospective* | biomarker* | predict* | survey* | sondage* | ever reported | cas rapporte* | why | pourquoi | incidence | prevalence | epidemiolog* | definition | diagnos* | guideline* | lignes directrices | trial* | essai* | stud* | etude* | review* | revue* | article* | paper* | evidence | donnees probantes | case report* | rapport de cas | safety | innocuite | health canada | sante canada | approv* | approuv* | recall* | rappel de lot | monograph* | surviv* | survie* | mortal* | outcome* | prognos* | perception* | monitor* | surveill*',
)

/** "Cellulitis, MRSA risk" tells of a patient. */
const germs = '(?:mrsa|sarm|pseudomonas|esbl|blse|vre|erv)'
const risksOfGerms = new RegExp(
  `${germs} ris(?:k|que)s?\\b|ris(?:k|que)s?(?: factors?| for| of| de| of the)* ${germs}\\b`,
  'g',
)

/** Studies, prices and what drugs do are asked about, and not what is given. */
export const asksForWritten = (text: string): boolean =>
  written.test(wordsOf(text).join(' ').replaceAll(risksOfGerms, ''))

const situations: Situation[] = situationLines.map(situationOf)
