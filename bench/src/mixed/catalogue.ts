import type { ContentItemType } from '@materia/contract'
import { kindOf } from '@materia/server/features/contents/kinds/index.ts'
import { kindNumber } from '@materia/server/features/contents/kinds/kind-numbers.ts'
import { everyone, loadDocuments } from '@materia/server/platform/search/index.ts'
import type pg from 'pg'
import type { Item } from './day.ts'

const opened = 400

/** Makes the articles of the seeded catalogue searchable; other kinds have no details of their own there. */
export async function indexCatalogue(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ id: string; type: ContentItemType; title: string; summary: string; day: string }>(
    `select i.id, i.type, v.title, v.summary, to_char(i.published_on, 'YYYY-MM-DD') as day
     from content_items i join content_versions v on v.id = i.current_version_id
     where i.type in ('Article', 'UserArticle') order by i.id`,
  )
  const documents = rows.map(({ id, type, title, summary, day }) => ({
    id,
    kind: kindOf(type).searchClass,
    type: kindNumber(type),
    audiences: [everyone],
    title,
    summary,
    publishedOn: day,
  }))
  await loadDocuments(pool, documents)
}

/** What people open on such a day: the items that stand highest. */
export async function listOpened(pool: pg.Pool): Promise<Item[]> {
  const { rows } = await pool.query<Item>(
    `select id as "contentItemId", current_version_id as "versionId" from content_items
     where type in ('Article', 'UserArticle') order by static_rank desc limit $1`,
    [opened],
  )
  return rows
}
