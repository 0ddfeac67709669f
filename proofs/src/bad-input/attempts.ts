import type { ShapedRoute } from '@materia/contract'
import { brokenValues } from './broken-values.ts'
import { brokenJson, oddTexts, wrongWords } from './odd-texts.ts'
import { type Known, oddValues } from './odd-values.ts'
import { brokenUploads, oddUploads } from './uploads.ts'

/** One call as it goes over the wire. */
export interface Attempt {
  url: string
  headers: Record<string, string>
  payload?: string | Buffer
  /** Known to be wrong: only a refusal will do. */
  isBroken: boolean
  /** Its credentials are what is wrong. */
  isStranger?: boolean
}

export interface Draw {
  known: Known
  /** The caller's access token. */
  token: string
  amount: number
  seed: number
}

interface Parts {
  params: Record<string, unknown>
  query: Pair[]
  body?: unknown
}
type Pair = [name: string, value: string]

/** Calls that keep the contract to the letter, with values nobody expects. */
export function oddAttempts(route: ShapedRoute, draw: Draw): Attempt[] {
  const whole = draws(route, draw)
  return Array.from({ length: draw.amount }, (_, index) => {
    const parts = whole(index)
    const uploads = route.upload ? oddUploads : undefined
    return {
      ...attemptOf(route, draw, parts),
      ...uploads?.[index % uploads.length],
      headers: { ...attemptOf(route, draw, parts).headers, ...uploads?.[index % uploads.length]?.headers },
      isBroken: false,
    }
  })
}

/** Calls with one thing wrong in their path, query, body or credentials. */
export function brokenAttempts(route: ShapedRoute, draw: Draw): Attempt[] {
  const makers = brokenParts(route, draw)
  const each = Math.ceil(draw.amount / makers.length)
  return makers.flatMap((make) => make(each))
}

function brokenParts(route: ShapedRoute, draw: Draw): ((amount: number) => Attempt[])[] {
  const makers: ((amount: number) => Attempt[])[] = []
  const whole = draws(route, { ...draw, amount: 20 })
  const name = `${route.path}`
  if (route.params) makers.push((amount) => brokenPaths(route, draw, whole, amount))
  if (route.query) makers.push((amount) => brokenQueries(route, draw, whole, amount))
  if (route.body) {
    const { body } = route
    makers.push((amount) => {
      const valid = oddValues(body, { ...draw, name, amount: 20 })
      const values = brokenValues(body, { valid, amount, seed: draw.seed, name })
      return values.map((value, index) => broken(attemptOf(route, draw, { ...whole(index), body: value })))
    })
    makers.push((amount) => brokenPayloads(route, draw, whole, amount))
  }
  if (route.upload)
    makers.push((amount) =>
      repeated(brokenUploads, amount).map((upload, index) => wrongUpload(route, draw, whole(index), upload)),
    )
  if (route.access !== 'public') makers.push((amount) => brokenCredentials(route, draw, whole, amount))
  if (makers.length === 0) makers.push((amount) => strayInput(route, draw, amount))
  return makers
}

const broken = (attempt: Attempt): Attempt => ({ ...attempt, isBroken: true })

function wrongUpload(
  route: ShapedRoute,
  draw: Draw,
  parts: Parts,
  upload: Pick<Attempt, 'headers' | 'payload'>,
): Attempt {
  const attempt = attemptOf(route, draw, parts)
  return { ...attempt, ...upload, headers: { ...attempt.headers, ...upload.headers }, isBroken: true }
}

/** Valid parts by their number, drawn once. */
function draws(route: ShapedRoute, draw: Draw): (index: number) => Parts {
  const options = { ...draw, name: route.path }
  const params = route.params ? oddValues(route.params, options) : []
  const query = route.query ? oddValues(route.query, options, (value) => fromPairs(pairsOf(value))) : []
  const body = route.body ? oddValues(route.body, options) : []
  const at = <Value>(list: Value[], index: number) => list[index % list.length]
  return (index) => ({
    params: (at(params, index) ?? {}) as Record<string, unknown>,
    query: pairsOf(at(query, index)),
    ...(route.body && { body: at(body, index) }),
  })
}

function attemptOf(route: ShapedRoute, { token }: Draw, { params, query, body }: Parts): Attempt {
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => escaped(String(params[name] ?? 'x')))
  const search = query.map(([name, value]) => `${escaped(name)}=${escaped(value)}`).join('&')
  return {
    url: search ? `${path}?${search}` : path,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
    isBroken: false,
  }
}

/** As a program without care would write it: half a surrogate pair becomes its three bytes. */
const escaped = (text: string) => (text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80')

function pairsOf(value: unknown): Pair[] {
  return Object.entries(value ?? {}).flatMap(([name, entry]): Pair[] => {
    const entries = Array.isArray(entry) ? entry : [entry]
    return entries
      .filter((one) => one !== null && one !== undefined)
      .map((one) => [name, typeof one === 'object' ? JSON.stringify(one) : String(one)])
  })
}

/** What the server's parser makes of them. */
function fromPairs(pairs: Pair[]): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {}
  for (const [name, value] of pairs) {
    const known = query[name]
    query[name] = known === undefined ? value : [known, value].flat()
  }
  return query
}

function brokenPaths(route: ShapedRoute, draw: Draw, whole: (index: number) => Parts, amount: number): Attempt[] {
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
  const words = [...wrongWords, ...oddTexts].filter((word) => word.trim() !== '' && word !== '..')
  return repeated(words, amount).map((word, index) => {
    const parts = whole(index)
    const params = { ...parts.params, [names[index % names.length] ?? '']: word }
    return broken(attemptOf(route, draw, { ...parts, params }))
  })
}

function brokenQueries(route: ShapedRoute, draw: Draw, whole: (index: number) => Parts, amount: number): Attempt[] {
  const names = Object.keys(route.query?.shape ?? {})
  const words = [...wrongWords, ...oddTexts, 'x'.repeat(10_000)]
  const found: Attempt[] = []
  for (let index = 0; found.length < amount && index < amount * 40; index += 1) {
    const parts = whole(index)
    const name = names[index % names.length] ?? ''
    const others = parts.query.filter(([key]) => key !== name)
    const word = words[Math.floor(index / names.length) % words.length] ?? ''
    const choices: Pair[][] = [[...others, [name, word]], others, [...others, [name, word], [name, word]]]
    const query = choices[Math.floor(index / 3) % choices.length] ?? others
    if (route.query?.safeParse(fromPairs(query)).success === false)
      found.push(broken(attemptOf(route, draw, { ...parts, query })))
  }
  return found
}

function brokenPayloads(route: ShapedRoute, draw: Draw, whole: (index: number) => Parts, amount: number): Attempt[] {
  const types = ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'image/png', 'nonsense', '']
  const unread = types.map((type) => ({ type, payload: '{"a":1}' }))
  const garbled = brokenJson.map((payload) => ({ type: 'application/json', payload }))
  return repeated([...garbled, ...unread], amount).map(({ type, payload }, index) => {
    const attempt = attemptOf(route, draw, whole(index))
    return broken({ ...attempt, headers: { ...attempt.headers, 'content-type': type }, payload })
  })
}

function brokenCredentials(route: ShapedRoute, draw: Draw, whole: (index: number) => Parts, amount: number): Attempt[] {
  const [head, claims, signature] = draw.token.split('.')
  const wrong = [
    '',
    'Bearer',
    'Bearer ',
    'Bearer x',
    `Basic ${btoa('a:b')}`,
    draw.token,
    `Bearer ${draw.token}x`,
    `Bearer ${head}.${claims}.`,
    `Bearer ${head}.${claims}.${signature?.slice(1)}`,
    `Bearer ${btoa('{"alg":"none"}')}.${claims}.`,
    `Bearer ${head}.${btoa('{"sub":"x"}')}.${signature}`,
    `Bearer ${'x'.repeat(8_000)}`,
    'Bearer ../../etc/passwd',
    "Bearer ' or 1=1 --",
    'Bearer null',
    'Bearer %00',
  ]
  return repeated(wrong, amount).map((authorization, index) => {
    const attempt = attemptOf(route, draw, whole(index))
    return broken({ ...attempt, headers: { ...attempt.headers, authorization }, isStranger: true })
  })
}

/** A public call that takes nothing can only be handed what it does not look at. */
function strayInput(route: ShapedRoute, draw: Draw, amount: number): Attempt[] {
  return repeated([...wrongWords, ...oddTexts], amount).map((word, index) => ({
    ...attemptOf(route, draw, { params: {}, query: [[word || 'a', oddTexts[index % oddTexts.length] ?? '']] }),
    isBroken: false,
  }))
}

const repeated = <Value>(values: Value[], amount: number): Value[] =>
  Array.from({ length: amount }, (_, index) => values[index % values.length] as Value)
