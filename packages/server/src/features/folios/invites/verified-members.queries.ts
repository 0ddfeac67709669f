import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { isVerifiedIn } from '../../profiles/index.ts'

export interface UnverifiedMember {
  id: string
  folio_id: string
  user_id: string
}

const taken = 500

/** Members of folios kept to verified people, or of one of them, whose verification does not stand. */
export async function listUnverifiedMembers(
  db: Db,
  { folioId, now }: { folioId: string | null; now: Date },
): Promise<UnverifiedMember[]> {
  const { rows } = await sql<UnverifiedMember>`
    select fu.id, fu.folio_id, fu.user_id
    from folio_users fu
    join content_items i on i.id = fu.folio_id
    join content_versions v on v.id = i.current_version_id
    where fu.status = 'Accepted' and (${folioId}::uuid is null or fu.folio_id = ${folioId}::uuid)
      and not ${isVerifiedIn('fu.user_id', now)}
      and (v.details ->> 'verifiedOnly')::boolean
    order by fu.id
    limit ${taken}`.execute(db)
  return rows
}
