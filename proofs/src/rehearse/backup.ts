import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Chatroom, userRoutes } from '@materia/contract'
import { shell } from './command.ts'
import { digestOfTables, whileQuiet } from './database.ts'
import { expectSame, expectThat } from './eventually.ts'
import { fileOf, type KeptFile } from './files.ts'
import type { Person } from './people.ts'
import type { Report } from './report.ts'
import { greeting, messagesIn } from './sockets.ts'
import { databaseStatements, type Stage, startServers, stopServers } from './stage.ts'

interface Made {
  admin: Person
  ada: Person
  files: KeptFile[]
  room: Chatroom | undefined
}

/** Backup while it runs, everything wiped, restore: the same rows, the same bytes, the same people. */
export async function checkBackup(report: Report, stage: Stage, made: Made): Promise<void> {
  const blobs = stage.workspace.path('data', 'blobs')
  const paste = (name: string) =>
    shell(stage.manual.block(name), {
      cwd: stage.workspace.folder,
      env: { ...process.env, ...stage.settings, PATH: `${stage.postgres.programs}:${process.env.PATH}` },
    })

  const rows = await report.need('a backup is taken as written, while it runs', () =>
    whileQuiet(stage, () => paste('backup')),
  )
  const bytes = await hashesOf(blobs)
  await report.need('database and files are wiped', async () => {
    expectSame('The exit codes', await stopServers(stage), [0, 0])
    await stage.postgres.administer('drop database materia')
    await rm(blobs, { recursive: true })
  })
  await report.need('the restore runs as written', async () => {
    const [, createDatabase = ''] = databaseStatements(stage.manual)
    await stage.postgres.administer(createDatabase)
    await paste('restore')
  })
  await report.check(`every table has the same rows (${Object.keys(rows).length} tables)`, async () => {
    const restored = await digestOfTables(stage)
    const changed = Object.keys(rows).filter((name) => rows[name] !== restored[name])
    expectSame('What differs', changed, [])
  })
  await report.check(`every file is the same byte for byte (${Object.keys(bytes).length} files)`, async () => {
    expectThat(Object.keys(bytes).length > 0, 'There was no file.')
    expectSame('The files', await hashesOf(blobs), bytes)
  })
  await report.need('both processes start on what was restored', () => startServers(stage))
  await checkLife(report, made)
}

async function checkLife(report: Report, { admin, ada, files, room }: Made): Promise<void> {
  await report.check('who was signed in still is, and passwords still work', async () => {
    expectSame('The session', (await ada.at.call(userRoutes.checkToken)).status, 200)
    await ada.at.signIn(ada.email, ada.password)
    const body = { username: admin.email, password: admin.password }
    expectSame('The password of the admin alone', (await admin.at.call(userRoutes.signIn, { body })).status, 401)
  })
  await report.check('files and messages are there for their reader', async () => {
    expectSame('The files', await Promise.all(files.map(({ id }) => fileOf(ada, id))), files)
    expectSame('The messages', await messagesIn(ada, room?.id ?? ''), [greeting])
  })
}

async function hashesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const hashes = files.sort().map(async (path) => {
    const hash = createHash('sha256')
      .update(await readFile(path))
      .digest('hex')
    return [path.slice(folder.length), hash] as const
  })
  return Object.fromEntries(await Promise.all(hashes))
}
