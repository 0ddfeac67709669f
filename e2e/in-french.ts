import type { Expect, Locator, Page } from '@playwright/test'
import { frenchWords, type Translate, type Words } from './french-words.ts'

/** The language that the journeys are read in: `npm run prove -- french` reads them in French. */
export const language = process.env.MATERIA_JOURNEYS_IN === 'fr' ? 'fr' : 'en'

type Options = { exact?: boolean; name?: Words; hasText?: Words; hasNotText?: Words }
type Finder = (words: Words, options?: Options) => Locator
type Findable = Record<'getByText' | 'getByLabel' | 'getByTitle' | 'getByPlaceholder' | 'getByRole' | 'filter', unknown>

let translate: Translate = (words) => words
let isReady = false

/** From now on pages and locators look for French words. */
export async function readInFrench(page: Page): Promise<void> {
  if (isReady) return
  isReady = true
  translate = await frenchWords()
  for (const each of [page, page.locator('html')]) exchangeWords(Object.getPrototypeOf(each))
}

function exchangeWords(finder: Findable): void {
  for (const name of ['getByText', 'getByLabel', 'getByTitle', 'getByPlaceholder'] as const) {
    const find = finder[name] as Finder
    finder[name] = function (this: unknown, words: Words, options: Options = {}) {
      return find.call(this, translate(words, options.exact ? 'whole' : 'part'), options)
    }
  }
  const byRole = finder.getByRole as (role: string, options?: Options) => Locator
  finder.getByRole = function (this: unknown, role: string, { name, ...options }: Options = {}) {
    const asked = name === undefined ? {} : { name: translate(name, options.exact ? 'whole' : 'part') }
    return byRole.call(this, role, { ...options, ...asked })
  }
  const filter = finder.filter as ((options?: Options) => Locator) | undefined
  if (!filter) return
  finder.filter = function (this: unknown, { hasText, ...options }: Options = {}) {
    return filter.call(this, { ...options, ...(hasText && { hasText: translate(hasText, 'part') }) })
  }
}

const whole = new Set<string | symbol>(['toHaveText', 'toHaveTitle'])
const matchers = new Set<string | symbol>([...whole, 'toContainText'])

/** What stands somewhere is expected in French too. */
export function expectingFrench<Of extends Expect>(expect: Of): Of {
  const call = (...args: Parameters<Of>) => inFrench(expect(...(args as Parameters<Expect>)))
  return new Proxy(expect, { apply: (_, __, args) => call(...(args as Parameters<Of>)) })
}

function inFrench<Matchers extends object>(given: Matchers): Matchers {
  return new Proxy(given, {
    get(target, name) {
      const value = Reflect.get(target, name)
      if (name === 'not') return inFrench(value as object)
      if (!matchers.has(name)) return value
      const extent = whole.has(name) ? 'whole' : 'part'
      const asFrench = (words: Words) => translate(words, extent)
      return (words: Words | Words[], ...rest: unknown[]) =>
        (value as (...args: unknown[]) => unknown).call(
          target,
          Array.isArray(words) ? words.map(asFrench) : asFrench(words),
          ...rest,
        )
    },
  })
}

/** What a mail or a file says. */
export const said = (words: RegExp): RegExp => translate(words, 'part') as RegExp
