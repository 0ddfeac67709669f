export interface AskedProfession {
  speciality: string
  location?: string
  acceptingNewPatients?: true
}

const family = /(?:family|general) (?:doctor|physician|practitioner)s?|m[ée]decins? (?:de famille|g[ée]n[ée]ralistes?)/i
const professional = /(?:.ici|[aeo]tri)ans?$|.(?:log|tr|n|t)ists?$|^surgeons?$|.(?:iatre|logue|iste|urgien(?:ne)?)s?$/i
// Physicians practise every specialty; agonists are drugs.
const nobody = /^(?:physicians?|listes?|pistes?|(?:ant)?agonistes?s?|(?:ant)?agonists?)$/i
const accepting = /\baccept(?:s|ing|e|ant)?\b/i
/** What stands between a profession and its place. */
const between = new Set(
  'in near at around à au aux de des dans près en who that qui accept accepts accepting accepte acceptant les new nouveaux patients patient'.split(
    ' ',
  ),
)

/** A search for somebody of a profession: “paediatrician in Ottawa accepting patients”, « cardiologue à Laval ». */
export function askedProfession(searchTerm: string): AskedProfession | undefined {
  const isFamily = family.test(searchTerm)
  const words = searchTerm
    .replace(family, ' ')
    .split(/[\s,;:?]+/)
    .filter(Boolean)
  const said = isFamily ? 'family medicine' : words.find((word) => professional.test(word) && !nobody.test(word))
  if (!said) return undefined
  const location = words.filter((word) => word !== said && !between.has(word.toLowerCase())).join(' ')
  return {
    speciality: said,
    ...(location && { location }),
    ...(accepting.test(searchTerm) && { acceptingNewPatients: true as const }),
  }
}
