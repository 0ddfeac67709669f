const marksOfLatin = /[\u0300-\u036f]/g
// Other scripts have marks of their own. Their class costs a slow phone 20 ms to compile: only where it is needed.
const otherScript = /[^\0-\u036f\u2000-\u20cf\u2190-\u2bff]/

/** « Épinéphrine » → "Epinephrine": letters without their marks, as people type them. */
export function withoutAccents(text: string): string {
  const latin = text.normalize('NFKD').replaceAll(marksOfLatin, '')
  return otherScript.test(latin) ? latin.replaceAll(/\p{M}/gu, '') : latin
}
