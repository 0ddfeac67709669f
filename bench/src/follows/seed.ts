import { randomUUID } from 'node:crypto'
import { questionOf } from '@materia/server/features/subscriptions/question.ts'
import { insertSubscription } from '@materia/server/features/subscriptions/subscriptions.queries.ts'
import { openDatabase } from '@materia/server/platform/db/db.ts'
import { sql } from 'kysely'
import { listAreas } from './areas.ts'
import { searchOf } from './words.ts'

const perPerson = 100

/** Of each person's hundred, ten areas and ninety searches of two words. */
export async function seedSubscriptions(url: string, count: number): Promise<void> {
  const { db, close } = openDatabase({ url, poolSize: 8 })
  try {
    const people = Array.from({ length: Math.ceil(count / perPerson) }, () => randomUUID())
    await sql`
      insert into users (id, first_name, last_name, email, email_confirmed, roles, status, user_type)
      select p.id, 'Reader', p.id, p.id || '@example.test', true, '{Doctor}', 'Approved', 'Doctor'
      from unnest(${people}::uuid[]) as p (id)`.execute(db)
    const areas = await listAreas(db)
    const targetOf = (nth: number) => {
      const [owner, place] = [nth % people.length, Math.floor(nth / people.length)]
      return place % 10 === 0
        ? { type: 'Area' as const, areaId: areas[(owner * 7 + place) % areas.length] ?? 100 }
        : { type: 'Search' as const, searchTerm: searchOf(nth), filters: { yearFrom: 1900 + place } }
    }
    const insert = (nth: number) => {
      const target = targetOf(nth)
      return insertSubscription(db, {
        id: randomUUID(),
        userId: people[nth % people.length] ?? '',
        name: `Of ${nth}`,
        target,
        question: target.type === 'Search' ? questionOf(target.searchTerm, 'en') : null,
        at: new Date(),
      })
    }
    for (let from = 0; from < count; from += 200)
      await Promise.all(Array.from({ length: Math.min(200, count - from) }, (_, nth) => insert(from + nth)))
  } finally {
    await close()
  }
}
