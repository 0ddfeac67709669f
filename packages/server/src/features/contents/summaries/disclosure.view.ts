import type { Disclosure } from '@materia/contract'

/** Whoever promotes it, or speaks, pays unless somebody else was named. */
export function disclosureOf(row: {
  promoted_by: string | null
  voice_of: string | null
  paid_by: string | null
  paid_for: string | null
}): Disclosure | null {
  const paidBy = row.promoted_by ?? row.voice_of
  return paidBy === null ? null : { paidBy: row.paid_by ?? paidBy, purpose: row.paid_for }
}
