import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../platform/app.ts'

/** Who reads: unknown languages are taken for English. */
export type Viewer = Pick<Actor, 'userId' | 'language'>

type NamedColumn = 's.name' | 'sub.name' | 'a.title' | 'parent.title'

/** The name of an entry of a fixed list as this viewer knows it. */
export const inLanguage = (language: Actor['language'], column: NamedColumn): RawBuilder<string> =>
  sql.ref(language === 'fr' ? `${column}_fr` : column)

/** A specialty of the table with that alias, as the contract has it. */
export const specialtyIn = (language: Actor['language'], alias: 's' | 'sub') => sql`json_build_object(
  'id', ${sql.ref(`${alias}.id`)},
  'name', ${inLanguage(language, `${alias}.name`)},
  'names', json_build_object('en', ${sql.ref(`${alias}.name`)}, 'fr', ${sql.ref(`${alias}.name_fr`)}))`
