import type { Access } from '@materia/contract'

/** What the layouts know of the screen they hold. */
export interface ScreenHandle {
  access: Access
  /** The application bar offers the search box. */
  hasContentSearch: boolean
}
