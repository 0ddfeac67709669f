/** British spellings as the lists have them. */
const spellings: [british: RegExp, as: string][] = [
  [/aem/g, 'em'],
  [/oed/g, 'ed'],
  [/oe(?=s(?:oph|tr))/g, 'e'],
  [/paed/g, 'ped'],
  [/anaesth/g, 'anesth'],
  [/rrhoea/g, 'rrhea'],
  [/gynaec/g, 'gynec'],
  [/(?<=tum|lab|col)our/g, 'or'],
  [/sulph/g, 'sulf'],
  [/analogue/g, 'analog'],
  [/isation/g, 'ization'],
  [/traveller/g, 'traveler'],
]

/** Few words hold any of these letters: the others need not be looked through for each spelling. */
const maybeBritish = /[ao]e|our|sulph|gue|isa|ll/

/** Nor do most end so that an ending may be taken off. */
const maybeBent = /.{3}[degs]$|([b-df-hj-np-tv-z])\1$/

/** A word but for how it is spelt and bent: "quitting" and "quit", "tumours" and "tumor". */
export function rootOf(word: string): string {
  // Hives are no plural of the virus, and what is smoked is no syndrome.
  if (word === 'hives' || word === 'pots') return word
  const spelt = maybeBritish.test(word)
    ? spellings.reduce((text, [british, as]) => text.replace(british, as), word)
    : word
  if (!maybeBent.test(spelt)) return spelt
  return spelt
    .replace(/(?<=.{3})ies$/, 'y')
    .replace(/(?<=.{3})s$/, '')
    .replace(/(?<=.{3})(?:ing|ed)$/, '')
    .replace(/(?<=.{2}([b-df-hj-np-tv-z]))\1$/, '')
    .replace(/(?<=.{3})e$/, '')
}

/** Words that stand for one another in names. */
const alike = new Map(
  Object.entries({
    kidney: 'renal nephritic',
    liver: 'hepatic',
    heart: 'cardiac',
    lung: 'pulmonary',
    stomach: 'gastric',
    brain: 'cerebral',
    skin: 'cutaneous dermal',
    eye: 'ocular ophthalmic',
    ear: 'otic aural',
    bleeding: 'hemorrhage bleed haemorrhage',
    cancer: 'carcinoma malignancy',
    bowel: 'colon intestine intestinal',
    bone: 'osseous',
    nerve: 'neural',
    transplant: 'transplantation graft',
    replacement: 'arthroplasty',
    seizure: 'convulsion',
    agitation: 'agitated',
    constipation: 'constipated',
    nausea: 'nauseous nauseated',
    dizziness: 'dizzy',
    clot: 'thrombus',
    child: 'childhood pediatric',
    overdose: 'poisoning ingestion intoxication',
    pill: 'tablet capsule',
    shot: 'injection jab',
    pregnancy: 'pregnant',
    breastfeeding: 'lactation lactating breastfed',
  }).flatMap(([usual, others]) => others.split(' ').map((other) => [rootOf(other), rootOf(usual)] as const)),
)

/** As `rootOf`, and the same for words that stand for one another: "renal failure" and "kidney failure". */
const commonRootOf = (word: string): string => {
  const root = rootOf(word)
  return alike.get(root) ?? root
}

/** What a name is looked up by. */
export const keyOf = (words: string[]): string => words.map(commonRootOf).join(' ')

/** What a name is looked up by whose words may stand in any order. */
export const sortedKeyOf = (words: string[]): string => words.map(commonRootOf).toSorted().join(' ')
