import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { NotInFormat } from './formats/refusal.ts'
import { type SourceName, sourceNames } from './sources/source-names.ts'

export interface SourceOutcome {
  name: SourceName
  code: number
  /** One line for the report at the end. */
  line: string
}

export const interrupted = 130

/**
 * Runs every source in its order, each in a folder of its own name where a folder is given. What fails leaves the
 * others to go on; Ctrl-C ends the whole.
 */
export async function importAll(
  from: string | undefined,
  run: (name: SourceName, from: string | undefined) => Promise<SourceOutcome>,
  tell: (line: string) => void,
): Promise<number> {
  const names = from ? sourceNames.filter((name) => existsSync(join(from, name))) : sourceNames
  if (names.length === 0)
    throw new NotInFormat(from ?? '', `expected folders named after the sources: ${sourceNames.join(', ')}.`)
  const outcomes: SourceOutcome[] = []
  for (const [index, name] of names.entries()) {
    tell(`[${index + 1} of ${names.length}] ${name}`)
    const outcome = await run(name, from && join(from, name))
    outcomes.push(outcome)
    if (outcome.code === interrupted) return interrupted
  }
  tell('')
  for (const { name, line } of outcomes) tell(`${name.padEnd(14)} ${line}`)
  return outcomes.some(({ code }) => code !== 0) ? 1 : 0
}
