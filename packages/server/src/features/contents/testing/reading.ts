import { type Content, type ContentItemType, contentRoutes } from '@materia/contract'
import type { TestApp } from '../../../testing/app.ts'
import type { Person } from '../../../testing/make.ts'

/** Opens content for this viewer, as the kind that it is known to be. */
export const readingAs =
  ({ as }: TestApp, viewer: Person) =>
  async <Type extends ContentItemType>(contentItemId: string) =>
    (await as(viewer).call(contentRoutes.getContent, { params: { contentItemId } })).body as Extract<
      Content,
      { contentItemType: Type }
    >
