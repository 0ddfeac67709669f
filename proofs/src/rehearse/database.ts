import { command } from './command.ts'
import { eventually, expectSame, expectThat } from './eventually.ts'
import type { Stage } from './stage.ts'

/** Runs a statement as the application's own database user. */
const asApplication = ({ postgres, settings }: Stage, statement: string): Promise<string> =>
  command(`${postgres.programs}/psql`, [settings.DATABASE_URL ?? '', '-v', 'ON_ERROR_STOP=1', '-Atqc', statement])

/** A statement that the database must refuse to the application's user, and with which words. */
export async function expectRefused(stage: Stage, statement: string, words: RegExp): Promise<void> {
  const refusal = await asApplication(stage, statement).then(
    () => undefined,
    (error: Error) => error.message,
  )
  expectThat(refusal, `"${statement}" was let through.`)
  expectThat(words.test(refusal), `"${statement}" was refused with other words: ${refusal}`)
}

/** For every table of the product the number of its rows and a hash of them all. */
export async function digestOfTables(stage: Stage): Promise<Record<string, string>> {
  const names = (
    await asApplication(stage, "select tablename from pg_tables where schemaname = 'public' order by tablename")
  ).split('\n')
  const each = names.map(
    (name) =>
      `select '${name}', count(*) || ' rows, ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '-') from "${name}" t`,
  )
  const lines = (await asApplication(stage, each.join(' union all '))).split('\n')
  return Object.fromEntries(lines.map((line) => line.split('|') as [string, string]))
}

/** Runs the work until nothing changed under it: only then it can be told what it caught. */
export const whileQuiet = (stage: Stage, work: () => Promise<unknown>): Promise<Record<string, string>> =>
  eventually(async () => {
    const before = await digestOfTables(stage)
    await work()
    expectSame('The database', await digestOfTables(stage), before)
    return before
  })
