import { listMessages, listOtherWords, type Pair } from './catalogues.ts'
import { escaped, isTelling, patternOf, samplesOf } from './message-pattern.ts'

/** What a journey looks for, in English. */
export type Words = string | RegExp

/** Where a text is looked for: as the whole of what stands there, or as a part of it. */
export type Extent = 'whole' | 'part'

export type Translate = (words: Words, extent: Extent) => Words

/** Shorter ones are parts of too much. */
const shortestPart = 8

/**
 * Journeys are written in English. Read in French, a text of theirs that is a message of the catalogues is looked for as
 * the French has it; any other is content, and looked for as it stands.
 */
export async function frenchWords(): Promise<Translate> {
  const messages = [...(await listMessages()), ...(await listOtherWords())]
    .map(({ english, french }) => ({ english: withoutTags(english), french: withoutTags(french) }))
    .filter(({ english, french }) => english !== french && isTelling(english))
  const sampled = messages.map((message) => ({ ...message, samples: samplesOf(message.english) }))
  const known = new Map<string, Words>()
  return (words, extent) => {
    const key = `${extent} ${words}`
    const found = known.get(key) ?? (typeof words === 'string' ? ofText(words, extent) : ofPattern(words))
    known.set(key, found)
    return found
  }

  function ofText(text: string, extent: Extent): Words {
    const french = messages.flatMap((message) => wordedLike(text, message, inEither))
    if (extent === 'part' && french.length === 0 && text.length >= shortestPart)
      french.push(...sampled.filter((message) => includesPart(message, text)).map((each) => patternOf(each.french)))
    french.push(...inGuillemets(text))
    if (french.length === 0) return text
    const either = `(?:${[...new Set(french), escaped(text)].join('|')})`
    // The label of a field that is required ends with a star.
    return extent === 'part' ? new RegExp(either, 'i') : new RegExp(`^\\s*${either}\\s*\\*?\\s*$`)
  }

  /** A value may be a message itself. */
  function inEither(value: string): string {
    const said = messages.filter(({ english }) => english === value).map((message) => patternOf(message.french))
    return `(?:${[escaped(value), ...said].join('|')})`
  }

  function ofPattern(pattern: RegExp): RegExp {
    const french = sampled
      .filter(({ samples }) => samples.some((sample) => pattern.test(sample)))
      .map((message) => patternOf(message.french))
    if (french.length === 0) return pattern
    const { source, flags } = pattern
    const [start, end] = [source.startsWith('^') ? '^' : '', source.endsWith('$') ? '$' : '']
    return new RegExp(`${start}(?:${[...new Set(french)].join('|')})${end}|${source}`, flags)
  }
}

/** Numbers of a sample are 2. */
const includesPart = ({ english, samples }: { english: string; samples: string[] }, text: string) =>
  english.includes(text) || samples.some((sample) => sample.includes(text.replaceAll(/\d+/g, '2')))

const withoutTags = (message: string) => message.replaceAll(/<\/?\w+>/g, '')

/** The French of a message with the same values, where the text is that message worded. */
function wordedLike(text: string, { english, french }: Pair, inEither: (value: string) => string): string[] {
  if (text === english) return [patternOf(french)]
  if (!english.includes('{')) return []
  const names: string[] = []
  const pattern = patternOf(english, (name) => {
    names.push(name)
    return '(.+)'
  })
  const values = new RegExp(`^${pattern}$`).exec(text)
  if (!values) return []
  // Numbers are written otherwise in French.
  const wordOf = (value = '') => (/^[\d,.]*$/.test(value) ? '.+' : inEither(value))
  return [patternOf(french, (name) => wordOf(values[names.indexOf(name) + 1]))]
}

function inGuillemets(text: string): string[] {
  const [, quoted] = /^“(.+)”$/.exec(text) ?? []
  return quoted ? [`«\\s*${escaped(quoted)}\\s*»`] : []
}
