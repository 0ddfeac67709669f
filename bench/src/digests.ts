import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrate } from '@materia/server/platform/db/migrate.ts'
import { startEmbeddedPostgres } from '@materia/server/platform/postgres/embedded.ts'
import pg from 'pg'
import { nodeFlagsOf } from '../../scripts/spawn.mjs'
import { type MailSink, startMailSink } from './digests/mail-sink.ts'
import { report, reportFact } from './report.ts'

const program = fileURLToPath(new URL('./digests/program.ts', import.meta.url))
const flags = nodeFlagsOf('bench/src/run.ts')
const leastShare = 0.5

/** `digests [people]`: a digest to so many people beside the mail library alone, and once more with a worker that is killed half-way. */
export async function benchDigests([given = '10000']: string[]): Promise<void> {
  const people = Number(given)
  const folder = await mkdtemp(join(tmpdir(), 'materia-bench-'))
  await chmod(folder, 0o755)
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
  const sink = await startMailSink()
  try {
    const [whole, killed] = [
      await seeded(postgres.urlOf, 'whole', people),
      await seeded(postgres.urlOf, 'killed', people),
    ]
    await measureRate(sink, whole, people)
    await measureKill(sink, killed, people)
  } finally {
    await sink.close()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureRate(sink: MailSink, url: string, people: number): Promise<void> {
  const bareCount = Math.ceil(people / 4)
  const before = await sent(['bare', sink.url, '', String(bareCount)])
  sink.taken.length = 0
  const digests = await sent(['digests', sink.url, url])
  const isOnce = isEveryOneOnce(sink, people)
  const after = await sent(['bare', sink.url, '', String(bareCount)])
  const bareRate = (2 * bareCount) / ((before + after) / 1_000)
  const rate = people / (digests / 1_000)
  const share = rate / bareRate
  const rates = `${rate.toFixed(0)} a second beside ${bareRate.toFixed(0)} of the library alone`
  report(`${people} digests, ${rates}`, share, { atLeast: leastShare })
  reportFact(`${people} digests`, isOnce ? 'every one once' : 'not every one once', isOnce)
}

async function measureKill(sink: MailSink, url: string, people: number): Promise<void> {
  sink.taken.length = 0
  const child = start(['digests', sink.url, url])
  while (sink.taken.length < people / 3 && child.exitCode === null) await new Promise((wake) => setTimeout(wake, 20))
  child.kill('SIGKILL')
  await new Promise((ended) => child.once('close', ended))
  const left = people - new Set(sink.taken).size
  await sent(['digests', sink.url, url])
  const distinct = new Set(sink.taken).size
  const again = sink.taken.length - distinct
  reportFact(
    `digests killed with ${left} to go and resumed`,
    `${distinct} of ${people}, ${again} mails sent again under their own Message-ID`,
    // Of each worker the one mail that was under way.
    distinct === people && again <= 8 && left > 0,
  )
}

const isEveryOneOnce = ({ taken }: MailSink, people: number) =>
  taken.length === people && new Set(taken).size === people

async function seeded(urlOf: (name: string) => string, name: string, people: number): Promise<string> {
  await query(urlOf('postgres'), `create database ${name}`)
  const url = urlOf(name)
  await migrate(url)
  await query(
    url,
    `insert into users (id, first_name, last_name, email, email_confirmed, roles, status, user_type)
     select gen_random_uuid(), 'Reader', n::text, 'bench-' || n || '@example.test', true, '{Doctor}', 'Approved', 'Doctor'
     from generate_series(1, ${people}) n;
     insert into notification_preferences (user_id, kind, in_app, email) select id, 'Followed', true, 'Daily' from users;
     insert into follows (id, source_user_id, followed_user_id, created_at)
     select gen_random_uuid(), other.id, u.id, now()
     from (select id, row_number() over (order by id) as n, count(*) over () as total from users) u
     cross join generate_series(1, 5) k
     join (select id, row_number() over (order by id) as n from users) other on other.n = 1 + (u.n + k) % u.total;
     insert into notifications (id, user_id, kind, key, created_at, actor_id)
     select gen_random_uuid(), f.followed_user_id, 'Followed', f.source_user_id, now() - interval '1 hour', f.source_user_id
     from follows f;
     analyze`,
  )
  return url
}

function start(args: string[]): ChildProcess {
  return spawn(process.execPath, [...flags, program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
}

/** How long it took, in milliseconds. */
async function sent(args: string[]): Promise<number> {
  const child = start(args)
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk
  })
  const code = await new Promise((ended) => child.once('close', ended))
  if (code !== 0) throw new Error(`The measured process ended with ${code}.`)
  return (JSON.parse(output.trim().split('\n').at(-1) ?? '') as { ms: number }).ms
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
