import {
  type Problem,
  type Route,
  type RouteInput,
  type RouteReply,
  shapedRouteOf,
  successStatus,
} from '@materia/contract'
import { vi } from 'vitest'

export interface HeardCall<R extends Route = Route> {
  method: string
  path: string
  query: URLSearchParams
  body: RouteInput<R> extends { body: infer Body } ? Body : unknown
  authorization: string | null
}

/** What the contract promises, a problem, or text that a broken server may send. */
interface Answer<R extends Route> {
  status?: number
  body?: RouteReply<R> | Problem | string
  headers?: Record<string, string>
}

type Answerer<R extends Route> = (call: HeardCall<R>) => Answer<R> | Promise<Answer<R>>

/** The other end of `fetch`: answers the calls a test expects and keeps what it heard. */
export function fakeNetwork() {
  const heard: HeardCall[] = []
  const aborted: HeardCall[] = []
  const answers: { route: Route; answer: Answerer<never> }[] = []

  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const address = new URL(url, 'http://materia.test')
    const headers = new Headers(init.headers)
    const call: HeardCall = {
      method: init.method ?? 'GET',
      path: address.pathname,
      query: address.searchParams,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
      authorization: headers.get('authorization'),
    }
    heard.push(call)
    init.signal?.addEventListener('abort', () => aborted.push(call))
    const known = answers.findLast(({ route }) => route.method === call.method && matches(route.path, call.path))
    if (!known) return problemResponse(404, `Nobody answers ${call.method} ${call.path}.`)
    const {
      status = successStatus(shapedRouteOf(known.route)),
      body,
      headers: extra,
    } = await known.answer(call as never)
    const text = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body)
    return new Response(text, { status, headers: extra })
  })

  return {
    heard,
    /** Calls that the page gave up, before or after their answer. */
    aborted,
    callsTo: <R extends Route>(route: R) =>
      heard.filter((call) => call.method === route.method && matches(route.path, call.path)) as HeardCall<R>[],
    on<R extends Route>(route: R, answer: Answerer<R>) {
      answers.push({ route, answer })
    },
    replies<R extends Route>(route: R, reply: RouteReply<R>) {
      answers.push({ route, answer: (): Answer<R> => ({ body: reply }) })
    },
    refuses(route: Route, status: number, detail: string) {
      answers.push({ route, answer: () => ({ status, body: problem(status, detail) }) })
    },
  }
}

export const problem = (status: number, detail: string | null) => ({
  type: 'about:blank',
  title: 'Refused',
  status,
  detail,
  instance: null,
  extensions: {},
})

/** An input with a part left out or null, as untyped code may hand it over. */
export const badInput = <R extends Route>(_route: R, input: object) => input as RouteInput<R>

const problemResponse = (status: number, detail: string) =>
  new Response(JSON.stringify(problem(status, detail)), { status })

const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`, 'i').test(path)
