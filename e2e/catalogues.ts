import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { problemMessages } from '@materia/contract'

type Catalogue = { readonly [key: string]: string | Catalogue }

/** The same thing said in both languages, as the catalogues have it: with ICU arguments and tags. */
export interface Pair {
  english: string
  french: string
}

const root = resolve(import.meta.dirname, '..')
const at = (path: string) => pathToFileURL(resolve(root, path)).href

let known: Promise<Pair[]> | undefined

/** Every message of the web and the server. */
export function listMessages(): Promise<Pair[]> {
  known ??= readMessages()
  return known
}

async function readMessages(): Promise<Pair[]> {
  const found: Pair[] = []
  for (const file of globSync('packages/{web,server}/src/**/messages.en.ts', { cwd: root })) {
    const [en, fr] = [await messagesOf(file), await messagesOf(file.replace(/en\.ts$/, 'fr.ts'))]
    for (const [key, english] of en) found.push({ english, french: fr.get(key) ?? english })
  }
  return found
}

/** What else is said in both: problems, sentences about fields, and the names of specialties and areas. */
export async function listOtherWords(): Promise<Pair[]> {
  const { problemsInFrench } = (await import(at('packages/language/src/problems.fr.ts'))) as {
    problemsInFrench: Record<string, string>
  }
  const { sentencesInFrench } = (await import(at('packages/language/src/sentences.fr.ts'))) as {
    sentencesInFrench: Record<string, string>
  }
  const problems = Object.entries(problemMessages).map(([code, english]) => ({
    english,
    french: problemsInFrench[code] ?? english,
  }))
  const sentences = Object.entries(sentencesInFrench).map(([english, french]) => ({ english, french }))
  return [...problems, ...sentences, ...listNames()]
}

/** `(1101, 1100, 'Cardiology', 'heart', 'Cardiologie', 'cœur')` and `(507, 500, 'Heart failure', 'Insuffisance cardiaque')`. */
function listNames(): Pair[] {
  const lists = readFileSync(resolve(root, 'packages/server/migrations/0051_lists.sql'), 'utf8')
  const rows = lists.matchAll(/^ +\(\d+, (?:\d+|null), '([^']+)', (?:'[^']*', )?'([^']+)'(?:, '[^']*')?\)/gm)
  return [...rows].map(([, english = '', french = '']) => ({ english, french }))
}

async function messagesOf(file: string): Promise<Map<string, string>> {
  const { messages } = (await import(at(file))) as { messages: Catalogue }
  return new Map(flat(messages))
}

const flat = (messages: Catalogue): [string, string][] =>
  Object.entries(messages).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[key, text]] : flat(text).map(([inner, words]) => [`${key}.${inner}`, words]),
  )
