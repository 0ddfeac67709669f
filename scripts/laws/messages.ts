import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { exit, stdout } from 'node:process'
import { pathToFileURL } from 'node:url'
import { argumentsOf, keysOf, type Messages } from './messages/catalogues.ts'
import { readableLiterals } from './messages/literals.ts'
import { sameInFrench } from './messages/same-in-french.ts'

/** Parts of the product whose every word is a message; what is not listed is still being translated. */
const translated = ['packages/web/src/features/contact/', 'packages/web/src/app/layouts/Marketing']

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
  const words = sourcesBeside(file)
  return [...english].flatMap(([key, text]) => {
    const translation = french.get(key)
    const says = (rule: string) => [`${file}: ${key}: ${rule}`]
    if (translation === undefined) return says('the French is missing')
    if (argumentsOf(text) !== argumentsOf(translation)) return says('the French takes other arguments')
    if (text === translation && /\p{L}/u.test(text) && !sameInFrench.has(text)) return says('the French is the English')
    if (!isUsed(key, words)) return says('nothing uses it')
    return []
  })
}

async function read(file: string): Promise<Messages> {
  return ((await import(pathToFileURL(resolve(file)).href)) as { messages: Messages }).messages
}

/** The code that may use a catalogue: its own folder, and for what every screen shares the whole package. */
function sourcesBeside(file: string): string {
  const folder = /packages\/(web\/src\/(ui|lib)|language)\//.test(file) ? 'packages' : dirname(file)
  // Titles of the public pages are written when they are drawn.
  return [...globSync(`${folder}/**/*.{ts,tsx}`), 'packages/web/build.ts']
    .filter((each) => !/messages\.(en|fr)\.ts$|\.test\.tsx?$/.test(each))
    .map((each) => readFileSync(each, 'utf8'))
    .join('\n')
}

/** A key is named whole, or its group with the rest taken from a value: t(`reasons.${reason}`). */
function isUsed(key: string, words: string): boolean {
  const [group] = key.split('.')
  return words.includes(`'${key}'`) || (key.includes('.') && words.includes(`\`${group}.\${`))
}

function literalComplaints(): string[] {
  return globSync('packages/*/src/**/*.{ts,tsx}')
    .filter((file) => translated.some((part) => file.startsWith(part)))
    .filter((file) => !/messages\.(en|fr)\.ts$|\.test\.tsx?$|\/testing\//.test(file))
    .flatMap((file) =>
      readableLiterals(file, readFileSync(file, 'utf8')).map(
        ({ line, text }) => `${file}:${line}: "${text}" is read by people: make it a message`,
      ),
    )
}
