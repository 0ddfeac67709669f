import type { Product } from '@materia/server/app.ts'
import pg from 'pg'
import './demo.tables.ts'
import { refreshTrending } from '@materia/server/features/contents/index.ts'
import type { adjustableClock } from '@materia/server/platform/clock.ts'
import type { EmbeddedPostgres } from '@materia/server/platform/postgres/embedded.ts'
import { demoCaller } from './caller.ts'
import { curate, gather } from './gather.ts'
import { introduce } from './introduce.ts'
import { timeOf } from './moments.ts'
import { demoPeople, insertDemoPeople } from './people.ts'
import { publish } from './publish.ts'
import { read } from './read.ts'
import type { DemoCast, DemoStage } from './stage.ts'

export const demoPassword = 'Materia-demo-1'

export const demoSignIns = [
  { email: 'doctor@materia.test', who: 'a family doctor' },
  { email: 'nurse@materia.test', who: 'a nurse practitioner' },
  { email: 'resident@materia.test', who: 'a medical resident' },
  { email: 'admin@materia.test', who: 'an administrator' },
  { email: 'voiceof@materia.test', who: 'a voice-of organisation' },
  { email: 'sponsor@materia.test', who: 'a sponsor' },
] as const

/** A clock that can be set back: what the demo's people made, they made over the last months. */
type DemoClock = ReturnType<typeof adjustableClock>

/** On the first start of the demo: people, the catalogue, and everything the people would have made. */
export async function fillDemo(product: Product, clock: DemoClock, tell: (line: string) => void): Promise<void> {
  const { app } = product
  const filled = await app.db.selectFrom('demo_marks').select('name').where('name', '=', 'filled').executeTakeFirst()
  if (filled) return
  tell('Filling the demo …')
  await insertDemoPeople(app, demoPassword)
  const { loadDemoCatalogue } = await import('./catalogue.ts')
  await loadDemoCatalogue(app, { onProgress: (line) => tell(`  ${line}`) })
  const stage = await setStage(product, clock)
  await introduce(stage)
  tell('  people introduced')
  await publish(stage)
  tell('  posts published')
  await curate(stage)
  tell('  folios curated')
  await gather(app, stage)
  tell('  discussions begun')
  await read(app, stage)
  await refreshTrending(app)
  await app.db.insertInto('demo_marks').values({ name: 'filled' }).execute()
}

async function setStage(product: Product, clock: DemoClock): Promise<DemoStage> {
  const { db } = product.app
  const cast = await meet(product)
  const areas = await db.selectFrom('areas_of_interest').select(['id', 'title']).execute()
  const items = await db.selectFrom('content_items').select(['id', 'source_key']).execute()
  const idByKey = new Map(items.map((item) => [item.source_key, item.id]))
  return {
    cast,
    areaIds: new Map(areas.map((area) => [area.title, area.id])),
    itemId(sourceKey) {
      const id = idByKey.get(sourceKey)
      if (!id) throw new Error(`The demo's catalogue has no ${sourceKey}.`)
      return id
    },
    async during(moment, work) {
      const now = new Date()
      const ms = timeOf(moment, now).getTime() - now.getTime()
      clock.advance(ms)
      try {
        return await work()
      } finally {
        clock.advance(-ms)
      }
    },
  }
}

/** A first start that was cut short left half a demo, which nobody has used yet: begin anew. */
export async function discardHalfDemo(postgres: EmbeddedPostgres): Promise<void> {
  const isHalf = await query(postgres.url, 'select 1 from users where not exists (select 1 from demo_marks) limit 1')
  if (!isHalf) return
  const { pathname } = new URL(postgres.url)
  const admin = postgres.urlOf('postgres')
  await query(admin, `drop database ${pathname.slice(1)} with (force)`)
  await query(admin, `create database ${pathname.slice(1)}`)
}

/** Whether the statement gave a row; a database without its tables has none to give. */
async function query(url: string, statement: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query(statement)
    return Boolean(rowCount)
  } catch (error) {
    if ((error as { code?: string }).code === undefinedTable) return false
    throw error
  } finally {
    await client.end()
  }
}

const undefinedTable = '42P01'

async function meet({ app, server }: Product): Promise<DemoCast> {
  const rows = await app.db.selectFrom('users').select(['id', 'email']).execute()
  const idByEmail = new Map(rows.map((row) => [row.email, row.id]))
  const members = demoPeople.map(async ({ email }, number) => {
    const as = await demoCaller(server, { email, password: demoPassword, remoteAddress: `127.0.1.${number + 1}` })
    return [email.split('@')[0] ?? '', { userId: idByEmail.get(email) ?? '', as }] as const
  })
  return Object.fromEntries(await Promise.all(members))
}
