import { chown, mkdir } from 'node:fs/promises'
import { type CommandOptions, command } from './command.ts'
import { isRoot, postgresPrograms } from './debian.ts'
import { eventually } from './eventually.ts'
import type { Workspace } from './workspace.ts'

export interface Postgres {
  port: number
  /** The folder of its programs. */
  programs: string
  /** The account it runs under. */
  owner: Pick<CommandOptions, 'uid' | 'gid'>
  /** Runs statements as the server's own administrator. */
  administer(statements: string, database?: string): Promise<string>
}

/** A cluster of the rehearsal's own on loopback, beside any that the machine runs. */
export async function startPostgres(workspace: Workspace, port: number): Promise<Postgres> {
  const programs = await postgresPrograms()
  const cluster = workspace.path('cluster')
  const owner = isRoot ? await accountOf('postgres') : {}
  await mkdir(cluster, { mode: 0o700 })
  if (owner.uid) await chown(cluster, owner.uid, owner.gid ?? owner.uid)
  const locale = ['--locale=C.UTF-8', '--encoding=UTF8']
  const options = { ...owner, cwd: cluster }
  await command(
    `${programs}/initdb`,
    ['-D', cluster, '-U', 'postgres', '--auth-local=trust', '--auth-host=scram-sha-256', ...locale],
    options,
  )
  await workspace.start('postgres', `${programs}/postgres`, flagsOf(cluster, port), { ...options, signal: 'SIGINT' })

  const administer = (statements: string, database = 'postgres') =>
    command(
      `${programs}/psql`,
      [
        '-h',
        cluster,
        '-p',
        String(port),
        '-U',
        'postgres',
        '-d',
        database,
        '-v',
        'ON_ERROR_STOP=1',
        '-Atqc',
        statements,
      ],
      options,
    )
  await eventually(() => administer('select 1'))
  return { port, programs, owner, administer }
}

export function flagsOf(cluster: string, port: number): string[] {
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: cluster, fsync: 'off' }
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

async function accountOf(name: string): Promise<Pick<CommandOptions, 'uid' | 'gid'>> {
  const [uid, gid] = await Promise.all([command('id', ['-u', name]), command('id', ['-g', name])])
  return { uid: Number(uid), gid: Number(gid) }
}
