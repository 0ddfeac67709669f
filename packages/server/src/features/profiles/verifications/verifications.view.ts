import type { Verification, VerificationItem, Verified } from '@materia/contract'
import type { ListedVerification, VerificationRow } from './verifications.queries.ts'

export interface VerifiedColumns {
  verified_by: string | null
  verified_on: string | null
  verified_until: Date | null
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

/** The verification that stands, or what became of the last request. */
export function verificationView(
  { verified_by, verified_on, verified_until }: VerifiedColumns,
  last: Pick<VerificationRow, 'state' | 'regulator' | 'checked_on' | 'expires_at'> | undefined,
  now: Date,
): Verification {
  if (verified_until && verified_until > now) {
    return { state: 'Verified', regulator: verified_by, checkedOn: verified_on, expiresOn: dayOf(verified_until) }
  }
  if (!last) return { state: 'None', regulator: null, checkedOn: null, expiresOn: null }
  // The night in which it is marked as expired is still to come.
  const state = last.state === 'Verified' ? 'Expired' : last.state
  return {
    state,
    regulator: last.regulator,
    checkedOn: last.checked_on,
    expiresOn: last.expires_at && dayOf(last.expires_at),
  }
}

export const verifiedView = (row: VerifiedColumns & { user_id: string }): Verified => ({
  userId: row.user_id,
  regulator: row.verified_by ?? '',
  checkedOn: row.verified_on ?? '',
  expiresOn: row.verified_until ? dayOf(row.verified_until) : '',
})

export const verificationItem = (row: ListedVerification, registerUrl: string | null): VerificationItem => ({
  id: row.id,
  userId: row.user_id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email ?? '',
  userType: row.user_type,
  minc: row.minc,
  schoolName: row.school_name,
  state: row.state,
  province: row.province,
  regulator: row.regulator,
  licenceNumber: row.licence_number,
  registerUrl,
  requestedOn: row.requested_at.toISOString(),
  checkedOn: row.checked_on,
  expiresOn: row.expires_at && dayOf(row.expires_at),
  checkedBy: row.checked_by,
  note: row.note,
  reason: row.reason,
  alsoGivenBy: row.also_given_by,
})
