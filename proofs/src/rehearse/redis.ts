import { command } from './command.ts'
import { eventually, expectSame } from './eventually.ts'
import type { Running, Workspace } from './workspace.ts'

export interface Redis {
  url: string
  running: Running
  ask(...words: string[]): Promise<string>
}

export async function startRedis(workspace: Workspace, port: number): Promise<Redis> {
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', workspace.folder]
  const running = await workspace.start('redis', '/usr/bin/redis-server', flags)
  const ask = (...words: string[]) => command('/usr/bin/redis-cli', ['-p', String(port), ...words])
  await eventually(async () => expectSame('Its answer', await ask('ping'), 'PONG'))
  return { url: `redis://127.0.0.1:${port}`, running, ask }
}
