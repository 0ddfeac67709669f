import { auditActs } from '@materia/contract'

/** 'signed-in' as 'Signed in'. */
export function wordsOf(act: string): string {
  const words = act.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const actChoices = [
  { value: '', label: 'Everything' },
  ...auditActs.map((act) => ({ value: act, label: wordsOf(act) })),
]
