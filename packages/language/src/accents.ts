/** « Épinéphrine » → "Epinephrine": letters without their marks, as people type them. */
export const withoutAccents = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '')
