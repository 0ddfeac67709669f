import { wordsOf } from '../../../platform/search/index.ts'

/** A question parted into what is wanted and what is not. */
export interface Negated {
  wanted: string
  /** What follows the words that deny it, as it was typed. */
  unwanted: string
  /** Who it does harm to is told beside what is asked: the words stay. */
  isReason: boolean
  /** They are allergic to it. */
  isAllergy?: true
}

// What ends the name of what is not wanted.
const ends = String.raw`(?=\s+(?:for|in|with|to|and|or|that|which|during|pour|chez|dans|avec|contre|et|ou|qui|en)\s|[,;:.?!)]|$)`
const name = String.raw`((?:[^\s,;:.?!()]+)(?:\s+[^\s,;:.?!()]+){0,3}?)${ends}`
const small = String.raw`(?:(?:the|an?|any|de la|le|la|les|une?|des|du|de)\s+|[dl]['’]\s*)?`
// Nobody denies anything in a longer question.
const mostCharacters = 300

const needing = '(?:need(?:ing)?|requir(?:e|ing)|caus(?:e|ing)|contain(?:ing)?|interact(?:ing)? with|affect(?:ing)?)'
const denials = [
  String.raw`(?:other than|instead of|rather than|apart from|except(?: for)?|excluding|without(?: any)?|with no|with (?:less|fewer|low|lower|minimal)|less|fewer|least(?: likely to cause)?|low(?:er)? risk of|minimal|(?:but )?not(?: an?)?|(?:that )?(?:does|do|will|is)(?:n['’]t| not)|avoid(?:ing)?|alternatives? to|substitutes? for|no)(?:\s+${needing})?`,
  String.raw`(?:autres? qu(?:e|['’])|au lieu d(?:e|u|es|['’])|plutôt qu(?:e|['’])|à part|sauf|excepté|sans|(?:avec )?(?:moins|peu|le moins) d(?:e|['’])|faible risque d(?:e|['’])|(?:mais )?pas(?: d(?:e|u|['’]))?|(?:alternatives?|substituts?|solution de rechange) (?:à|au|aux)|non(?=\s))`,
]
const afterDenial = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${denials.join('|')})(?:\s+|(?<=['’]))${small}${name}`,
  'iu',
)
/** « qui ne cause pas de somnolence », « qui n’endort pas ». */
const frenchVerb = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:qui\s+)?n(?:e\s+|['’])(?:(?:cause|donne|contient|nécessite|exige|demande|requiert|provoque|soit|est)\s+pas\s+${small}${name}|(endort|assomme)\s+pas)`,
  'iu',
)
/** "non-drowsy", "sulfa-free". */
const joined = /(?<![\p{L}\p{N}])non[- ]?(?=\p{L})([\p{L}-]+)|([\p{L}]+)-free(?!\p{L})/iu
/** "penicillin allergy", « allergique à la pénicilline ». */
const reason = new RegExp(
  String.raw`([\p{L}]+)\s+(?:allergy|allergic|intolerance|intolerant)(?!\p{L})|(?:allergic to|intolerant (?:to|of)|can['’]?t (?:take|tolerate)|(?:allergi(?:e|ques?)|intoléran(?:ce|te?s?))(?: (?:aux?|à))?)\s+${small}${name}`,
  'iu',
)

/** The question without what it denies, where it denies something: "statin other than Lipitor" → statin, without Lipitor. */
export function negatedIn(question: string): Negated | undefined {
  const typed = question.slice(0, mostCharacters)
  for (const denied of [frenchVerb, afterDenial, joined, reason]) {
    const found = denied.exec(typed)
    const unwanted = found?.slice(1).find((part) => part !== undefined)
    if (!found || !unwanted) continue
    const wanted = `${typed.slice(0, found.index)} ${question.slice(found.index + found[0].length)}`.replaceAll(
      /\s+/g,
      ' ',
    )
    if (wordsOf(wanted).length > 0) {
      const isReason = denied === reason
      const isAllergy = isReason && /allergi|allergy/iu.test(found[0])
      return { wanted: wanted.trim(), unwanted, isReason, ...(isAllergy && { isAllergy }) }
    }
  }
  return undefined
}
