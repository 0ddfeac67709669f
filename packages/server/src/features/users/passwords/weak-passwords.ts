import { readFileSync } from 'node:fs'
import { passwordMin } from '@materia/contract'
import { withoutAccents } from '@materia/language/accents.ts'
import { dictionary } from '@zxcvbn-ts/language-common'
import { filterHas } from './bloom-filter.ts'

export interface PasswordOwner {
  first_name: string
  last_name: string
  email: string | null
}

const commonPasswordCount = 10_000
const commonPasswords = new Set(dictionary['passwords-common'].slice(0, commonPasswordCount).map(String))
const breachedPasswords = readFileSync(new URL('../../../../lists/breached-passwords.bloom', import.meta.url))
const productName = 'materia'
const shortestWord = 3

/** One of the 10,000 most common, or one of them with no more digits and signs around it than it has letters. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase()
  const core = plain.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  if (commonPasswords.has(plain) || commonPasswords.has(withoutSigns(plain))) return true
  return [core, unleet(core)].some((word) => commonPasswords.has(word)) && plain.length - core.length <= core.length
}

export function isBreachedPassword(password: string): boolean {
  const plain = password.toLowerCase()
  return [plain, withoutSigns(plain)].some((text) => text.length >= passwordMin && filterHas(breachedPasswords, text))
}

/** Without their name, their e-mail and the product's name, too little of it is left. */
export function isMadeOfOwnWords(password: string, owner: PasswordOwner): boolean {
  const plain = fold(password)
  const words = wordsOf(owner).filter((word) => plain.includes(word))
  const left = words.reduce((rest, word) => rest.replaceAll(word, ''), plain)
  return words.length > 0 && left.length < passwordMin
}

/** Longest first: a part of a word is taken out with the whole. */
function wordsOf({ first_name, last_name, email }: PasswordOwner): string[] {
  const [mailbox = ''] = (email ?? '').split('@')
  const names = [first_name, last_name, email ?? '', mailbox, productName].map(fold)
  const parts = names.flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)])
  return [...new Set(parts)].filter((word) => word.length >= shortestWord).sort((a, b) => b.length - a.length)
}

const fold = (text: string) => withoutAccents(text).toLowerCase()
const withoutSigns = (text: string) => text.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
const unleet = (text: string) =>
  text.replaceAll('@', 'a').replaceAll('$', 's').replaceAll('0', 'o').replaceAll('1', 'i').replaceAll('3', 'e')
