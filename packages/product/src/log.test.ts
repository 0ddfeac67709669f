import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const program = (file: string) => `
  const { openLog } = await import(${JSON.stringify(fileURLToPath(new URL('./log.ts', import.meta.url)))})
  openLog({}, ${JSON.stringify(file)}).info('a line')
  process.once('beforeExit', () => console.log('went on'))`

it('goes on where the disk that the log is written to is full', async () => {
  const flags = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval']

  const { stdout } = await promisify(execFile)(process.execPath, [...flags, program('/dev/full')])

  expect(stdout).toBe('went on\n')
})
