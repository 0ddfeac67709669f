import type { Passkey } from '@materia/contract'
import type { PasskeyRow } from './passkeys.queries.ts'

export const passkeyView = ({ id, name, created_at, last_used_at }: PasskeyRow): Passkey => ({
  id,
  name,
  createdOn: created_at.toISOString(),
  lastUsedOn: last_used_at?.toISOString() ?? null,
})
