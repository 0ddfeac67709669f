import type { FrenchTexts } from '@materia/server/features/contents/index.ts'
import { withDecodedDetails } from '@materia/server/features/contents/index.ts'
import type { Db } from '@materia/server/platform/db/db.ts'
import { sql } from 'kysely'
import type { SourcedVersion } from '../../source-definition.ts'

type Kept = 'title' | 'summary' | 'byline' | 'extraSearchInfo' | 'sourceUrl' | 'publishedOn' | 'sourceDate' | 'details'

/** The current version of a decision as a source would give it again. */
export interface StoredDecision extends Pick<SourcedVersion<'Decision'>, Kept | 'sourceKey' | 'areasOfInterest'> {
  french: FrenchTexts | null
  /** Stored before there were two faces: its French stands where the English should. */
  isFrenchAlone: boolean
}

const frenchAloneMs = 1

export async function listStoredDecisions(db: Db, sourceKeys: string[]): Promise<Map<string, StoredDecision>> {
  const { rows } = await sql<Omit<StoredDecision, 'isFrenchAlone'> & { type: 'Decision' }>`
    select i.source_key as "sourceKey", i.type, v.title, v.summary, v.byline, v.extra_search_info as "extraSearchInfo",
           v.source_url as "sourceUrl", v.published_on as "publishedOn", v.source_date as "sourceDate", v.details,
           case when v.french ? 'title' then v.french - '{factLine,statusWord}'::text[] end as french,
           array(select a.title from content_areas ca join areas_of_interest a on a.id = ca.area_id
                 where ca.content_item_id = i.id and not ca.is_inherited order by a.id) as "areasOfInterest"
    from content_items i
    join content_versions v on v.id = i.current_version_id
    where i.type = 'Decision' and i.source_key = any(${sourceKeys}::text[])`.execute(db)
  return new Map(
    rows.map((row) => {
      const { type: _, ...stored } = withDecodedDetails(row)
      const isFrenchAlone = !stored.details.french && (stored.sourceDate?.getTime() ?? 0) % 1000 === frenchAloneMs
      return [stored.sourceKey, { ...stored, isFrenchAlone }]
    }),
  )
}
