import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a clinician asks, in both languages, and what must come first: `kind:words of it`, any of several. */
export interface ClinicalQuestion {
  english: string
  french: string
  answers: string[]
}

/** One question a line: English = French = answers. A dash where it is not asked in that language; `#` begins a remark. */
export const questionsIn = (text: string): ClinicalQuestion[] =>
  text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [english = '', french = '', answers = ''] = line.split(' = ')
      return { english, french, answers: answers.split(' ').map((answer) => answer.replaceAll('_', ' ')) }
    })

const lots = join(import.meta.dirname, 'lots')

/** Of each lot, by its number. Its remark says who wrote it, when, and what was answered when it was asked first. */
export const questionLots: Record<string, ClinicalQuestion[]> = Object.fromEntries(
  readdirSync(lots)
    .toSorted()
    .map((file) => [`lot ${Number.parseInt(file, 10)}`, questionsIn(readFileSync(join(lots, file), 'utf8'))]),
)
