import type { AccountListQuery, Role, UserStatus, UserType } from '@materia/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { containing } from '../../platform/db/like.ts'

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
  two_factor_enabled: boolean
  factors_removed_on: Date | null
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
  const { rows } = await sql<AccountRow>`
    select u.id, u.first_name, u.last_name, u.email, u.status, u.user_type, u.minc, u.school_name, u.created_at,
           u.two_factor_enabled, f.due_at as factors_removed_on, count(*) over () as total
    from users u
    left join factor_recoveries f on f.user_id = u.id
    where ${isWanted(role, query)}
    order by ${orders[query.sort]}, u.id
    limit ${query.count} offset ${query.offset}`.execute(db)
  return rows
}

/** For a page beyond the last, whose rows cannot tell. */
export async function countAccounts(db: Db, role: Role, query: AccountFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from users u where ${isWanted(role, query)}`.execute(db)
  return rows[0]?.total ?? 0
}

type AccountFilter = Pick<AccountListQuery, 'search' | 'status'>

function isWanted(role: Role, { search, status }: AccountFilter): RawBuilder<boolean> {
  const pattern = search ? containing(search) : null
  return sql<boolean>`
    u.roles @> array[${role}]::text[] and u.deleted_at is null
      and (${status ?? null}::text is null or u.status = ${status ?? null})
      and (${pattern}::text is null
           or unaccent(u.first_name || ' ' || u.last_name) ilike unaccent(${pattern}) or u.email ilike ${pattern})`
}
