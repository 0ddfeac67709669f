import type { Access } from '@materia/contract'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { rememberLink } from '../domain/opened-link.ts'
import { loadChunk } from '../lib/chunk.ts'
import { type LoadMessages, loadMessages } from '../lib/language.ts'
import { getSession } from '../lib/session.ts'
import { guard } from './guard.ts'
import type { ScreenHandle } from './screen-handle.ts'

interface ScreenOptions {
  hasContentSearch?: boolean
  messages?: LoadMessages[]
  askEarly?: (address: URL) => Promise<void>
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
    loader: access === 'public' ? undefined : ({ request }) => admit(access, request, options),
    lazy: async () => {
      const [Component] = await Promise.all([loadChunk(load), ...(options.messages ?? []).map(loadMessages)])
      return { Component }
    },
  }
}

async function admit(access: Access, { url }: Request, { askEarly, askFirst }: ScreenOptions) {
  const elsewhere = await guard(access)
  if (elsewhere && !getSession().loggedIn) rememberLink(url)
  // Not waited for: the screen itself tells what is on its way and what has failed.
  if (!elsewhere) void askEarly?.(new URL(url)).catch(() => undefined)
  if (!elsewhere) await askFirst?.().catch(() => undefined)
  return elsewhere
}
