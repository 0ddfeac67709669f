import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// The built product as `npm start` runs it, on a database of its own that goes when the journeys end.
const folder = await mkdtemp(join(tmpdir(), 'materia-journeys-'))
const main = join(import.meta.dirname, '../packages/server/src/main.ts')
const product = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: process.env.MATERIA_E2E_PORT,
    DATABASE_URL: '',
    SMTP_URL: '',
    PUBLIC_URL: '',
    MATERIA_DATA_DIR: folder,
    MATERIA_RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  },
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => product.kill('SIGTERM'))
product.on('exit', async (code) => {
  await rm(folder, { recursive: true, force: true })
  process.exit(code ?? 0)
})
