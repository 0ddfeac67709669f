import type { Access } from '@materia/contract'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { loadChunk } from '../lib/chunk.ts'
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
  options: { hasContentSearch?: boolean } = {},
): RouteObject {
  const handle: ScreenHandle = { access, hasContentSearch: options.hasContentSearch ?? false }
  return {
    path,
    handle,
    loader: access === 'public' ? undefined : () => guard(access),
    lazy: async () => ({ Component: await loadChunk(load) }),
  }
}
