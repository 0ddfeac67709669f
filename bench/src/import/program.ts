import { listInputFiles } from '@materia/ingest/input/input.ts'
import { runImport } from '@materia/ingest/run-import.ts'
import { sources } from '@materia/ingest/sources/index.ts'
import { parsePubmed } from '@materia/ingest/sources/pubmed/pubmed.parser.ts'
import { openDatabase } from '@materia/server/platform/db/db.ts'
import { createEvents } from '@materia/server/platform/events/events.ts'

const [task, path = '', url = ''] = process.argv.slice(2)
let memoryMb = 0
const watch = setInterval(noteMemory, 200)

const startedAt = performance.now()
const records = task === 'parse' ? await parse() : await load()
const ms = performance.now() - startedAt
noteMemory()
clearInterval(watch)
process.stdout.write(`${JSON.stringify({ records, ms, memoryMb })}\n`)

async function parse(): Promise<number> {
  let count = 0
  for (const file of await listInputFiles(path))
    for await (const _entry of parsePubmed(await file.open(), file.name)) count++
  return count
}

async function load(): Promise<number> {
  const database = openDatabase({ url, poolSize: 4 })
  const plan = await sources.pubmed.plan(await listInputFiles(path))
  const { counts } = await runImport({ db: database.db, events: createEvents(() => undefined) }, sources.pubmed, plan, {
    origin: path,
    onBatch: ({ counts: sofar }) => {
      if (sofar.read % 5_000 === 0)
        process.stderr.write(
          `${sofar.read} records, ${memoryMb} MB, ${Math.round(sofar.read / ((performance.now() - startedAt) / 1_000))}/s\n`,
        )
    },
  })
  await database.close()
  return counts.read
}

function noteMemory(): void {
  memoryMb = Math.max(memoryMb, Math.round(process.memoryUsage.rss() / 1024 / 1024))
}
