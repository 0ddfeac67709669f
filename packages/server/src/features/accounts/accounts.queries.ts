import type { AccountListQuery, Role, UserStatus, UserType } from '@materia/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'

export interface AccountRow {
  id: string
  first_name: string
  last_name: string
  email: string
  status: UserStatus
  user_type: UserType | null
  minc: string | null
  school_name: string | null
  created_at: Date
  total: number
}

const orders = {
  name: sql`lower(u.last_name), lower(u.first_name)`,
  email: sql`u.email`,
  status: sql`u.status, lower(u.last_name)`,
  newest: sql`u.created_at desc`,
}

/** People who hold a role, a page of them with the total. */
export async function listAccounts(db: Db, role: Role, query: AccountListQuery): Promise<AccountRow[]> {
  const search = query.search ? `%${query.search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%` : null
  const { rows } = await sql<AccountRow>`
    select u.id, u.first_name, u.last_name, u.email, u.status, u.user_type, u.minc, u.school_name, u.created_at,
           count(*) over () as total
    from users u
    where u.roles @> array[${role}]::text[] and u.deleted_at is null
      and (${query.status ?? null}::text is null or u.status = ${query.status ?? null})
      and (${search}::text is null
           or unaccent(u.first_name || ' ' || u.last_name) ilike unaccent(${search}) or u.email ilike ${search})
    order by ${orders[query.sort]}, u.id
    limit ${query.count} offset ${query.offset}`.execute(db)
  return rows
}
