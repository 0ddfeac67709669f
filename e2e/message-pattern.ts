/** Letters of its own: a message of fewer is nothing but what it is given. */
export const isTelling = (message: string) => /\p{L}{3}/u.test(message.replaceAll(/\{\w+(, number)?\}/g, ''))

/** What an argument of a message looks like once it is worded. */
export type ArgumentPattern = (name: string) => string

const anything: ArgumentPattern = () => '.+'

/** What a message looks like once it is worded, as the source of a regular expression. */
export function patternOf(message: string, wordOf: ArgumentPattern = anything): string {
  let pattern = ''
  for (let at = 0; at < message.length; at += 1) {
    if (message[at] !== '{') {
      pattern += message[at] === '#' ? '[\\d\\s,.]+' : escaped(message[at] ?? '')
      continue
    }
    const end = closingBrace(message, at)
    pattern = beforeVowels(pattern) + argumentPattern(message.slice(at + 1, end), wordOf)
    at = end
  }
  return pattern
}

/** French says « de Priya » and « d’Amira ». */
const beforeVowels = (pattern: string) => pattern.replace(/(?<=\\s)de\\s$/, 'd(?:e\\s|’)')

export const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll(/\s/g, '\\s')

function argumentPattern(argument: string, wordOf: ArgumentPattern): string {
  const [, branches] = /^\w+, (?:plural|select), ([\s\S]*)$/.exec(argument) ?? []
  if (!branches) return wordOf(argument.split(',')[0] ?? '')
  const found = branchesOf(branches).map((branch) => patternOf(branch, wordOf))
  return `(?:${found.join('|')})`
}

function branchesOf(branches: string): string[] {
  const found: string[] = []
  for (let at = branches.indexOf('{'); at >= 0; at = branches.indexOf('{', at)) {
    const end = closingBrace(branches, at)
    found.push(branches.slice(at + 1, end))
    at = end
  }
  return found
}

/** The message as it may be said: each branch of its first choice, numbers as 2, words as a letter. */
export function samplesOf(message: string): string[] {
  const start = message.indexOf('{')
  if (start < 0) return [message.replaceAll('#', '2')]
  const end = closingBrace(message, start)
  const argument = message.slice(start + 1, end)
  const [, branches] = /^\w+, (?:plural|select), ([\s\S]*)$/.exec(argument) ?? []
  const words = branches ? branchesOf(branches) : [argument.endsWith('number') || /count/.test(argument) ? '2' : 'x']
  return words.flatMap((word) => samplesOf(`${message.slice(0, start)}${word}${message.slice(end + 1)}`))
}

function closingBrace(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  return text.length
}
