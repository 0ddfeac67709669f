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
]

/** A word but for how it is spelt and bent: "quitting" and "quit", "tumours" and "tumor". */
export function rootOf(word: string): string {
  const spelt = spellings.reduce((text, [british, as]) => text.replace(british, as), word)
  return spelt
    .replace(/(?<=.{3})ies$/, 'y')
    .replace(/(?<=.{3})s$/, '')
    .replace(/(?<=.{3})(?:ing|ed)$/, '')
    .replace(/(?<=.{2}([b-df-hj-np-tv-z]))\1$/, '')
    .replace(/(?<=.{3})e$/, '')
}
