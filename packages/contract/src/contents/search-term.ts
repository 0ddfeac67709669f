import { maxSearchTerm } from '../fields.ts'

// What a question has between the words that tell, in both languages.
const small = new Set(
  `a about above after again against all also am an and any are as at be because been before being below between both but by
   can could did do does doing during each either for from further had has have having he her here hers him his how i if in
   into is it its itself just may me might more most must my no nor not now of off on once only or other our out over own
   same shall she should so some such than that the their them then there these they this those through to too under until
   up upon us very was we were what when where whether which while who whom whose why will with within without would you your
   au aux avec ce ces cette chez comme d dans de depuis des du elle en entre est et eux il ils l la le les leur leurs lui mais
   ne ni nous on ou par pas plus pour qu que quel quelle quels quelles qui sa sans se ses si son sont sous sur un une vers vous`.split(
    /\s+/,
  ),
)

/**
 * A pasted question as a search term: one that is too long loses its small and its repeated words first, and only then
 * its end. A shorter one stays as it was typed.
 */
export function searchTermOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= maxSearchTerm) return line
  const telling = new Map<string, string>()
  for (const word of line.match(/[\p{L}\p{M}\p{N}]+(?:[-'’./][\p{L}\p{M}\p{N}]+)*/gu) ?? []) {
    const key = word.toLowerCase()
    if (!small.has(key) && !telling.has(key)) telling.set(key, word)
  }
  let term = ''
  for (const word of telling.values()) {
    const longer = term ? `${term} ${word}` : word
    if (longer.length > maxSearchTerm) break
    term = longer
  }
  return term || line.slice(0, maxSearchTerm).trim().toWellFormed()
}
