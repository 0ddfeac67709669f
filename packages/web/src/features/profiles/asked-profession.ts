export interface AskedProfession {
  speciality: string
  location?: string
  acceptingNewPatients?: true
}

const family = /(?:family|general) (?:doctor|physician|practitioner)s?|m[ée]decins? (?:de famille|g[ée]n[ée]ralistes?)/i
const professional = /(?:.ici|[aeo]tri)ans?$|.(?:log|tr|n|t)ists?$|^surgeons?$|.(?:iatre|logue|iste|urgien(?:ne)?)s?$/i
// Physicians practise every specialty; agonists are drugs.
const nobody = /^(?:physicians?|listes?|pistes?|(?:ant)?agonistes?s?|(?:ant)?agonists?)$/i
const accepting = /\b(?:accept(?:s|ing|e|ent|ant)?|tak(?:es?|ing)|pren(?:d|ds|ne|nent|ant))\b/i
/** What stands between a profession and its place. */
const between = new Set(
  `a an un une find looking for who that is are in near at around new patient patients accept accepts accepting take takes taking
  trouver cherche qui est à au aux de des dans près en accepte acceptent acceptant prend prends prenne prennent prenant les
  nouveaux nouvelles patiente patientes`.split(/\s+/),
)
const elided = /^d['’]/i

/** A search for somebody of a profession: “paediatrician in Ottawa accepting patients”, « cardiologue à Laval ». */
export function askedProfession(searchTerm: string): AskedProfession | undefined {
  const isFamily = family.test(searchTerm)
  const words = searchTerm
    .replace(family, ' ')
    .split(/[\s,;:?]+/)
    .map((word) => word.replace(elided, ''))
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
