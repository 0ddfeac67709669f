import { NotInFormat } from '../formats/refusal.ts'
import type { Entry, Plan } from '../source-definition.ts'
import { checkWhole, type InputFile } from './input.ts'

interface FileFormat<Extra> {
  ending: RegExp
  /** "a JSON file of studies", for messages. */
  expected: string
  read(file: InputFile, onRead: (bytes: number) => void): AsyncIterable<Entry<Extra>>
}

/** A unit for each file that begins in the format and is whole. Throws where there is none, before anything was changed. */
export async function planFiles<Extra = unknown>(files: InputFile[], format: FileFormat<Extra>): Promise<Plan<Extra>> {
  const plan: Plan<Extra> = { units: [], passedOver: [] }
  for (const file of files) {
    const refusal = await refusalOf(file, format)
    if (refusal) plan.passedOver.push(refusal)
    else
      plan.units.push({
        name: file.name,
        fingerprint: file.fingerprint,
        sizeBytes: file.sizeBytes,
        read: (onRead) => format.read(file, onRead),
      })
  }
  if (plan.units.length === 0)
    throw new NotInFormat('Nothing to import', plan.passedOver.join('\n') || `expected ${format.expected}.`)
  return plan
}

async function refusalOf(file: InputFile, format: FileFormat<unknown>): Promise<string | undefined> {
  if (!format.ending.test(file.name)) return `${file.name}: expected ${format.expected}.`
  try {
    await checkWhole(format.read(file, () => undefined))
    return undefined
  } catch (error) {
    if (error instanceof NotInFormat) return error.message
    throw error
  }
}
