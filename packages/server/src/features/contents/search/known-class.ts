/** Words of a question that stand for more than they say. */
export interface Known {
  /** The words, as they stand in the question. */
  term: string
  /** They are the whole question. */
  isWhole: boolean
}

export interface KnownClass extends Known {
  /** What the codes of its members begin with. */
  codes: string[]
  /** But for how its members are made they are the whole question. */
  isWholeInForm?: boolean
  /** Drugs may be asked for, or what is written with all of the words. */
  isQuiet?: boolean
  /** The question says more than what drugs are known for, and does not ask for any. */
  isFaint?: boolean
  /** Drugs are asked for, beside words that tell of something else. */
  isUnsure?: boolean
  /** Its codes stand in the order in which they are likely meant. */
  isInOrder?: boolean
  /** It is given for what the question names, and drugs were not asked for. */
  isOfCondition?: boolean
}

/** « A10BA02 » is one substance, « A10B » a class of them. */
export const wholeCode = 7

/** The codes of what stands under some and under others. */
export const commonCodes = (some: string[], others: string[]): string[] => [
  ...new Set(
    some.flatMap((one) =>
      others.flatMap((other) => (one.startsWith(other) ? one : other.startsWith(one) ? other : [])),
    ),
  ),
]

/** Those of some codes that none of others begins. */
export const codesOutside = (some: string[], others: string[]): string[] =>
  some.filter((code) => !others.some((other) => code.startsWith(other)))

/** "UC biologic", "COPD exacerbation antibiotic": of what is given for a condition those of the kind that was asked, where some are. */
export function ofKindAsked(words: string[], known: KnownClass): KnownClass {
  const asked = kindsAsked.filter(({ said }) => words.some((word) => said.has(word)))
  const codes = asked.reduce((some, kind) => {
    const common = commonCodes(some, kind.codes)
    return common.length > 0 ? common : some
  }, known.codes)
  return codes === known.codes ? known : { ...known, codes }
}

const kindsAsked = [
  [
    'biologic biologics biological biologicals monoclonal antibody antibodies',
    'l04ab l04ac l04ag l01f r03dx05 r03dx08 r03dx09 r03dx10 r03dx11 d11ah05 d11ah07 m05bx04 m05bx06 n02cd01 n02cd02 n02cd03 n02cd05 c10ax13 c10ax14',
  ],
  ['antibiotic antibiotics antibacterial antibacterials', 'j01 a07aa p01ab j04ab s01a s02a s03a d06a d10af g01a'],
].map(([said = '', codes = '']) => ({ said: new Set(said.split(' ')), codes: codes.split(' ') }))
