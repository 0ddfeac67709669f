import { connectProduct } from '@materia/server/connect.ts'
import { makeContent } from '@materia/server/testing/contents.ts'
import { measureWork } from '../measured-program.ts'
import { listAreas } from './areas.ts'
import { textOf } from './words.ts'

const [task, url = '', from = '0', to = '0'] = process.argv.slice(2)

const { app, close } = await connectProduct({
  DATABASE_URL: url,
  MATERIA_SECRET: '0'.repeat(64),
  LOG_LEVEL: 'fatal',
  DATABASE_POOL_SIZE: '8',
})
await measureWork(async () => {
  if (task === 'publish') await publish(Number(from), Number(to))
  else await app.jobs.runDue()
})
await close()

/** One by one, as people do. */
async function publish(first: number, end: number): Promise<void> {
  const areas = await listAreas(app.db)
  for (let nth = first; nth < end; nth++)
    await makeContent(app, 'Article', {
      title: textOf(nth, 10),
      summary: textOf(nth + 1_000_000, 30),
      areasOfInterest: [areas[nth % areas.length] ?? 100],
      details: { content: `<p>${textOf(nth + 2_000_000, 200)}</p>`, pmid: String(900_000_000 + nth), doi: null },
    })
}
