import type { Access } from '@materia/contract'
import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, Params, RouteObject } from 'react-router'
import { rememberLink } from '../domain/opened-link.ts'
import { loadChunk } from '../lib/chunk.ts'
import { type LoadMessages, loadMessages } from '../lib/language.ts'
import { getSession } from '../lib/session.ts'
import { guard } from './guard.ts'
import type { early } from './pages/early.ts'
import type { ScreenHandle } from './screen-handle.ts'

type Early = typeof early

interface ScreenOptions {
  hasContentSearch?: boolean
  messages?: LoadMessages[]
  /** Asks for what the screen shows, before the screen is there. */
  askEarly?: (early: Early, address: URL, params: Params) => Promise<unknown> | undefined
  /** Waited for: what decides where everything else on the screen stands. */
  askFirst?: () => Promise<void>
}

/** One line of the route table: its address, who may open it, and the file it lives in. */
export function screen(
  path: string,
  access: Access,
  load: () => Promise<ComponentType>,
  options: ScreenOptions = {},
): RouteObject {
  const handle: ScreenHandle = { access, hasContentSearch: options.hasContentSearch ?? false }
  return {
    path,
    handle,
    loader: access === 'public' ? undefined : (opened) => admit(access, opened, options),
    lazy: async () => {
      const [Component] = await Promise.all([loadChunk(load), ...(options.messages ?? []).map(loadMessages)])
      return { Component }
    },
  }
}

async function admit(access: Access, opened: LoaderFunctionArgs, { askEarly, askFirst }: ScreenOptions) {
  const { url } = opened.request
  const elsewhere = await guard(access)
  if (elsewhere && !getSession().loggedIn) rememberLink(url)
  // Not waited for: the screen itself tells what is on its way and what has failed.
  if (!elsewhere) void ask(opened, askEarly).catch(() => undefined)
  if (!elsewhere) await askFirst?.().catch(() => undefined)
  return elsewhere
}

async function ask({ request, params }: LoaderFunctionArgs, askEarly: ScreenOptions['askEarly']): Promise<void> {
  if (!askEarly) return
  const { early } = await import('./application.tsx')
  await askEarly(early, new URL(request.url), params)
}
