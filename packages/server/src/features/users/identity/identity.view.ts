import type { Activity, Passkey } from '@materia/contract'
import type { PasskeyRow } from './passkeys.queries.ts'

export const passkeyView = ({ id, name, created_at, last_used_at }: PasskeyRow): Passkey => ({
  id,
  name,
  createdOn: created_at.toISOString(),
  lastUsedOn: last_used_at?.toISOString() ?? null,
})

export const activityView = ({ id, at, act, ip }: Omit<Activity, 'at'> & { at: Date }): Activity => ({
  id,
  at: at.toISOString(),
  act,
  ip,
})
