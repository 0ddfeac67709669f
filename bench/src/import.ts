import { execFileSync, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrate } from '@materia/server/platform/db/migrate.ts'
import { startEmbeddedPostgres } from '@materia/server/platform/postgres/embedded.ts'
import pg from 'pg'
import { nodeFlagsOf } from '../../scripts/spawn.mjs'
import { writeArticles } from './import/articles.ts'
import { type Measured, measureProgram } from './measured-program.ts'
import { report, reportFact, say } from './report.ts'

const leastShareOfParsing = 0.3
const mostMemoryMb = 500
const program = fileURLToPath(new URL('./import/program.ts', import.meta.url))
const importer = fileURLToPath(new URL('../../packages/ingest/src/cli.ts', import.meta.url))
const flags = nodeFlagsOf('packages/ingest/src/cli.ts')

/**
 * `import [records]`: how fast PubMed is read alone and how fast it is imported, in turns in one run, and the memory of
 * the whole. `import million` loads 1,000,000 records; `import kill [records]` kills -9 half-way and compares.
 */
export async function benchImport(args: string[]): Promise<void> {
  const isMillion = args[0] === 'million'
  const isKill = args[0] === 'kill'
  const records = isMillion ? 1_000_000 : Number(args[isKill ? 1 : 0] ?? 20_000)
  const folder = await mkdtemp(join(tmpdir(), 'materia-bench-'))
  await chmod(folder, 0o755)
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
  try {
    const file = join(folder, 'pubmed26n0001.xml.gz')
    await writeArticles(file, records)
    say(`${records.toLocaleString('en-CA')} records, ${Math.round((await stat(file)).size / 1e6)} MB packed`)
    const urlOf = (name: string) => freshDatabase(postgres.urlOf, name)
    if (isKill) await measureKill(urlOf, file)
    else await measureSpeed(urlOf, file, records)
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

interface MeasuredRecords extends Measured {
  records: number
}

async function measureSpeed(urlOf: (name: string) => Promise<string>, file: string, records: number): Promise<void> {
  // In turns, so that both see the same machine.
  const parsings: MeasuredRecords[] = []
  const imports: MeasuredRecords[] = []
  const rounds = records > 100_000 ? 1 : 3
  for (let round = 0; round < rounds; round++) {
    parsings.push(await measure(['parse', file]))
    imports.push(await measure(['import', file, await urlOf(`import_${round}`)]))
  }
  const [parsed, imported] = [median(parsings.map(perSecond)), median(imports.map(perSecond))]
  const memoryMb = Math.max(...imports.map((each) => each.memoryMb))
  say(`parsed alone   ${Math.round(parsed)} records/s`)
  say(`imported       ${Math.round(imported)} records/s, ${memoryMb} MB`)
  report('articles imported a second / only parsed', imported / parsed, { atLeast: leastShareOfParsing })
  report('memory of an import', memoryMb, { digits: 0, unit: ' MB', atMost: mostMemoryMb })
}

const perSecond = ({ records, ms }: MeasuredRecords) => records / (ms / 1_000)
const median = (numbers: number[]) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

const measure = (args: string[]) => measureProgram<MeasuredRecords>(program, args, flags)

async function measureKill(urlOf: (name: string) => Promise<string>, file: string): Promise<void> {
  const [killedUrl, wholeUrl] = [await urlOf('killed'), await urlOf('whole')]
  const run = (url: string) =>
    execFileSync(process.execPath, [...flags, importer, 'pubmed', '--from', file], {
      env: { ...process.env, DATABASE_URL: url },
    })
  run(wholeUrl)
  const whole = await catalogue(wholeUrl)
  const child = spawn(process.execPath, [...flags, importer, 'pubmed', '--from', file], {
    env: { ...process.env, DATABASE_URL: killedUrl },
  })
  while ((await catalogue(killedUrl)).count < whole.count / 2 && child.exitCode === null)
    await new Promise((wake) => setTimeout(wake, 100))
  child.kill('SIGKILL')
  await new Promise((ended) => child.once('close', ended))
  const left = await catalogue(killedUrl)
  run(killedUrl)
  const resumed = await catalogue(killedUrl)
  const isSame = resumed.count === whole.count && resumed.fingerprint === whole.fingerprint
  reportFact(
    `import killed at ${left.count} of ${whole.count} and resumed`,
    `${resumed.count} records, ${isSame ? 'the same rows' : 'other rows'}`,
    isSame && left.count < whole.count,
  )
}

async function catalogue(url: string): Promise<{ count: number; fingerprint: string }> {
  const [row] = await query(
    url,
    `select count(*)::int as count, md5(string_agg(i.source_key || v.fingerprint, ',' order by i.source_key)) as fingerprint
     from content_items i join content_versions v on v.id = i.current_version_id`,
  )
  return row as { count: number; fingerprint: string }
}

async function freshDatabase(urlOf: (name: string) => string, name: string): Promise<string> {
  await query(urlOf('postgres'), `drop database if exists ${name}`)
  await query(urlOf('postgres'), `create database ${name}`)
  await migrate(urlOf(name))
  return urlOf(name)
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
