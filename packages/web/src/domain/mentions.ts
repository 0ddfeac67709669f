import { mentionPattern } from '@materia/contract/mentions.ts'

/** Somebody who can be mentioned. */
export interface Mentionable {
  userId: string
  name: string
}

/** A text as it stands in the field, where a mention is `@name`, and whom its names mean. */
export interface MentionText {
  text: string
  people: Mentionable[]
}

const typedName = /(?:^|\s)@([\p{L}\p{M}'’. -]{0,40})$/u

/** What has been typed of a name before the caret; null where nobody is being mentioned. */
export function nameBefore(text: string, caret: number): string | null {
  const typed = typedName.exec(text.slice(0, caret))?.[1]
  return typed === undefined || /\s{2}|\s\S*\s\S*\s/.test(typed) ? null : typed
}

/** The name completed, with the caret behind it. */
export function withName(text: string, caret: number, person: Mentionable): { text: string; caret: number } {
  const at = text.lastIndexOf('@', caret - 1)
  const head = `${text.slice(0, at)}@${person.name} `
  return { text: head + text.slice(caret).replace(/^ /, ''), caret: head.length }
}

/** As it is sent: `@[name](userId)`. Of two names that begin alike the longer one is meant. */
export function toMarkup({ text, people }: MentionText): string {
  const known = [...people].sort((one, other) => other.name.length - one.name.length)
  if (known.length === 0) return text
  const names = new RegExp(`@(${known.map(({ name }) => escaped(name)).join('|')})(?![\\p{L}\\p{M}])`, 'gu')
  return text.replaceAll(names, (written, name: string) => {
    const person = known.find((each) => each.name === name)
    return person ? `@[${name}](${person.userId})` : written
  })
}

/** Back into the field, to be written on. */
export function fromMarkup(markup: string): MentionText {
  const people: Mentionable[] = []
  const text = markup.replaceAll(mentionPattern, (_, name: string, userId: string) => {
    people.push({ userId, name })
    return `@${name}`
  })
  return { text, people }
}

const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
