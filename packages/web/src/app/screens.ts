import type { Access } from '@materia/contract'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { rememberLink } from '../domain/opened-link.ts'
import { loadChunk } from '../lib/chunk.ts'
import { type LoadMessages, loadMessages } from '../lib/language.ts'
import { getSession } from '../lib/session.ts'
import { guard } from './guard.ts'

/** What the layouts know of the screen they hold. */
export interface ScreenHandle {
  access: Access
  /** The application bar offers the search box. */
  hasContentSearch: boolean
}

/** One line of the route table: its address, who may open it, and the file it lives in. */
export function screen(
  path: string,
  access: Access,
  load: () => Promise<ComponentType>,
  options: { hasContentSearch?: boolean; askEarly?: (address: URL) => Promise<void>; messages?: LoadMessages } = {},
): RouteObject {
  const handle: ScreenHandle = { access, hasContentSearch: options.hasContentSearch ?? false }
  return {
    path,
    handle,
    loader: access === 'public' ? undefined : ({ request }) => admit(access, request, options.askEarly),
    lazy: async () => {
      const [Component] = await Promise.all([loadChunk(load), options.messages && loadMessages(options.messages)])
      return { Component }
    },
  }
}

async function admit(access: Access, { url }: Request, askEarly?: (address: URL) => Promise<void>) {
  const elsewhere = await guard(access)
  if (elsewhere && !getSession().loggedIn) rememberLink(url)
  // Not waited for: the screen itself tells what is on its way and what has failed.
  if (!elsewhere) void askEarly?.(new URL(url)).catch(() => undefined)
  return elsewhere
}
