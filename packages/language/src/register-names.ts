import type { Language } from '@materia/contract'

const masculine = /^(coll[eè]ge|conseil|council|minist[eè]re|bureau|centre)\b/i
const feminine = /^(facult[eé]|soci[eé]t[eé]|r[eé]gie|commission|corporation|f[eé]d[eé]ration)(?=\s|$)/i
const elided = /^(ordre|association|universit[eé]|[eé]cole|institut|office|acad[eé]mie)(?=\s|$)/i
const initials = /^[\p{Lu}.]{2,}(?=\P{L}|$)/u
const vowel = /^[aeiouyéèêâîôh]/i

/** Whose register it is, as people name it: “of CPSO”, « du CMQ », « de l’OMCO », « de la Faculté de médecine ». */
export function ofRegister(language: Language, name: string): string {
  if (language === 'en') return `of ${name}`
  const [, article, bare] = /^(les? |la |l['’])?(.*)$/is.exec(name.trim()) ?? []
  const owner = bare ?? name
  const said = article?.toLowerCase().trim()
  if (said === 'la') return `de la ${owner}`
  if (said === 'les') return `des ${owner}`
  if (said?.startsWith('l') && said !== 'le') return `de l’${owner}`
  if (feminine.test(owner)) return `de la ${owner}`
  if (said === 'le' || masculine.test(owner)) return `du ${owner}`
  if (initials.test(owner)) return vowel.test(owner) ? `de l’${owner}` : `du ${owner}`
  if (elided.test(owner)) return `de l’${owner}`
  return vowel.test(owner) ? `d’${owner}` : `de ${owner}`
}
