import type { Language } from '@materia/contract/languages.ts'
import { type RawBuilder, sql } from 'kysely'

/** The title of `content_versions v` in the viewer's language, where its source has one. */
export const titleIn = (language: Language | undefined): RawBuilder<string> =>
  language === 'fr' ? sql`coalesce(v.french ->> 'title', v.title)` : sql`v.title`
