import type { Product } from '@materia/server/app.ts'
import { refreshTrending } from '@materia/server/features/contents/index.ts'
import type { App } from '@materia/server/platform/app.ts'
import type { adjustableClock } from '@materia/server/platform/clock.ts'
import { demoCaller } from './caller.ts'
import { isFilled, listAreas, listItemKeys, listUsers, listWhenItCame, markFilled } from './demo.queries.ts'
import { fillProfiles } from './fill-profiles.ts'
import { makeFolios, openRooms } from './folios-and-rooms.ts'
import { timeOf } from './moments.ts'
import { insertDemoPeople } from './people.queries.ts'
import { demoPeople } from './people.ts'
import { publish } from './publish.ts'
import type { DemoCast, DemoStage } from './stage.ts'
import { visitAndLike } from './visits.ts'

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

/** On the first start of the demo: people and the catalogue, which need no server. Whether it is the first. */
export async function beginDemo(app: App, tell: (line: string) => void): Promise<boolean> {
  if (await isFilled(app.db)) return false
  tell('Filling the demo …')
  await insertDemoPeople(app.db, demoPassword)
  const { loadDemoCatalogue } = await import('./catalogue.ts')
  await loadDemoCatalogue(app, { onProgress: (line) => tell(`  ${line}`) })
  return true
}

/** Then everything that the people would have made, through the front door. */
export async function fillDemo(product: Product, clock: DemoClock, tell: (line: string) => void): Promise<void> {
  const { app } = product
  const stage = await setStage(product, clock)
  await fillProfiles(stage)
  tell('  people introduced')
  await publish(stage)
  tell('  posts published')
  await makeFolios(stage)
  tell('  folios made')
  await openRooms(app, stage)
  tell('  discussions begun')
  await visitAndLike(app, stage)
  await listWhenItCame(app.db)
  await refreshTrending(app)
  for (const { as } of Object.values(stage.cast)) await as.signOut()
  await markFilled(app.db)
}

async function setStage(product: Product, clock: DemoClock): Promise<DemoStage> {
  const { db } = product.app
  const cast = await meet(product)
  const [areas, items] = await Promise.all([listAreas(db), listItemKeys(db)])
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

async function meet({ app, server }: Product): Promise<DemoCast> {
  const rows = await listUsers(app.db)
  const idByEmail = new Map(rows.map((row) => [row.email, row.id]))
  const members = demoPeople.map(async ({ email }, number) => {
    const as = await demoCaller(server, { email, password: demoPassword, remoteAddress: `127.0.1.${number + 1}` })
    return [email.split('@')[0] ?? '', { userId: idByEmail.get(email) ?? '', as }] as const
  })
  return Object.fromEntries(await Promise.all(members))
}
