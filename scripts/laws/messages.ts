import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { exit, stdout } from 'node:process'
import { pathToFileURL } from 'node:url'
import { argumentsOf, keysOf, type Messages } from './messages/catalogues.ts'
import { readableLiterals } from './messages/literals.ts'
import { missingNames } from './messages/one-word-in-french.ts'
import { sameInFrench } from './messages/same-in-french.ts'

/** Where words for people stand. Logs, settings and commands speak English to the operator. */
const readByPeople = ['packages/web/src/', 'packages/server/src/features/']

const breakableSpace = /« | »| :/

const complaints = [...(await catalogueComplaints()), ...literalComplaints()]
for (const complaint of complaints) stdout.write(`${complaint}\n`)
exit(complaints.length > 0 ? 1 : 0)

/** Every message stands in both languages with the same arguments, says it in French, and is used. */
async function catalogueComplaints(): Promise<string[]> {
  const files = globSync('packages/*/src/**/messages.en.ts')
  return (await Promise.all(files.map(complaintsAbout))).flat()
}

async function complaintsAbout(file: string): Promise<string[]> {
  const frenchFile = file.replace(/en\.ts$/, 'fr.ts')
  if (!existsSync(frenchFile)) return [`${file}: there is no ${frenchFile}`]
  const [english, french] = [keysOf(await read(file)), keysOf(await read(frenchFile))]
  const words = sourcesOf(file)
  return [...english].flatMap(([key, text]) => {
    const translation = french.get(key)
    const says = (rule: string) => [`${file}: ${key}: ${rule}`]
    if (translation === undefined) return says('the French is missing')
    if (argumentsOf(text) !== argumentsOf(translation)) return says('the French takes other arguments')
    if (text === translation && /\p{L}/u.test(text) && !sameInFrench.has(text)) return says('the French is the English')
    const [word] = missingNames(text, translation)
    if (word) return says(`the French calls it “${word}”`)
    if (breakableSpace.test(translation)) return says('the French needs no-break spaces inside « » and before :')
    if (!isUsed(key, words)) return says('nothing uses it')
    return []
  })
}

async function read(file: string): Promise<Messages> {
  return ((await import(pathToFileURL(resolve(file)).href)) as { messages: Messages }).messages
}

/** The code that may use a catalogue: its own folder, and whoever imports it. */
function sourcesOf(file: string): string {
  const folder = `${dirname(file)}/`
  const accessor = resolve(folder, 'messages.ts')
  // The build writes the titles of the public pages.
  return [...globSync('packages/*/src/**/*.{ts,tsx}'), 'packages/web/build.ts']
    .filter((each) => !/messages\.(en|fr)\.ts$|\.test\.tsx?$/.test(each))
    .map((each) => ({ each, text: readFileSync(each, 'utf8') }))
    .filter(({ each, text }) => each.startsWith(folder) || each.endsWith('build.ts') || imports(each, text, accessor))
    .map(({ text }) => text)
    .join('\n')
}

function imports(file: string, text: string, accessor: string): boolean {
  return [...text.matchAll(/from '(\.[^']*messages\.ts)'/g)].some(
    ([, path]) => resolve(dirname(file), path ?? '') === accessor,
  )
}

/** A key is named whole, or made of a value: t(`reasons.${reason}`). */
function isUsed(key: string, words: string): boolean {
  if (words.includes(`'${key}'`)) return true
  return [...words.matchAll(/`([\w.]*\$\{[^}`]+\}[\w.]*)`/g)].some(([, made = '']) =>
    new RegExp(`^${made.replaceAll(/\$\{[^}]+\}/g, '.+')}$`).test(key),
  )
}

function literalComplaints(): string[] {
  return globSync('packages/*/src/**/*.{ts,tsx}')
    .filter((file) => readByPeople.some((part) => file.startsWith(part)))
    .filter((file) => !/messages\.(en|fr)\.ts$|\.test\.tsx?$|\/testing\//.test(file))
    .flatMap((file) =>
      readableLiterals(file, readFileSync(file, 'utf8')).map(
        ({ line, text }) => `${file}:${line}: "${text}" is read by people: make it a message`,
      ),
    )
}
