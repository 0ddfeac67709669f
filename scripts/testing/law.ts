import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const laws = fileURLToPath(new URL('../laws/', import.meta.url))

/** What a law of the house says about a repository of these files; nothing when it is content. */
export function judge(law: string, files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'materia-law-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(laws, law)], { cwd: folder, encoding: 'utf8' })
  const complaints = stdout.split('\n').filter((line) => line !== '')
  if (stderr || (status === 0) !== (complaints.length === 0)) throw new Error(`${law} ended with ${status}: ${stderr}`)
  return complaints
}
