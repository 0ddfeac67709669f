import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Attack } from '../attack.ts'

const main = fileURLToPath(new URL('../../../../packages/product/src/main.ts', import.meta.url))

/** The demo's passwords, served to the network by a start that forgot its database. */
export const attack: Attack = {
  name: 'open-demo',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'materia-demo-'))
    const { DATABASE_URL, MATERIA_DEMO, ...environment } = process.env
    const settings = { HOST: '0.0.0.0', PORT: '0', MATERIA_DATA_DIR: folder }
    const child = spawn(process.execPath, [main], {
      env: { ...environment, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const [said, [code]] = await Promise.all([child.stderr.toArray(), once(child, 'exit')])
    await rm(folder, { recursive: true, force: true })
    assert.equal(code, 1, `The demo went to the network: it ended with ${code}.`)
    assert.match(said.join(''), /HOST/, 'The refusal does not name the setting.')
  },
}
