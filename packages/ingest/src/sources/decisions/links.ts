import { linkContents } from '@materia/server/features/contents/index.ts'
import type { Db } from '@materia/server/platform/db/db.ts'
import { sql } from 'kysely'
import type { Importer } from '../../source-definition.ts'

const decisionsAtOnce = 500

/** Decisions lead to the drugs whose DINs they name, whichever of the two came first. */
export async function bindDecisionsToDrugs(importer: Importer): Promise<void> {
  let done = 0
  for (let after = ''; ; ) {
    importer.report({ name: 'decisions to their drugs', done })
    const decisions = await listDecisionDrugs(importer.db, { after, limit: decisionsAtOnce })
    const links = decisions.flatMap(({ decision_key: fromKey, drug_keys }) =>
      drug_keys.map((toKey) => ({ fromKey, toKey })),
    )
    if (decisions.length > 0)
      await importer.inBatch((tx) =>
        linkContents(tx, { fromKeys: decisions.map((row) => row.decision_key), relation: 'decision', links }),
      )
    done += decisions.length
    after = decisions.at(-1)?.decision_key ?? after
    if (decisions.length < decisionsAtOnce) return
  }
}

async function listDecisionDrugs(db: Db, { after, limit }: { after: string; limit: number }) {
  const { rows } = await sql<{ decision_key: string; drug_keys: string[] }>`
    select i.source_key as decision_key,
           (select coalesce(array_agg(distinct drug.source_key order by drug.source_key), '{}')
            from jsonb_array_elements_text(v.details -> 'dins') din
            join content_identifiers known on known.scheme = 'din' and known.value = din
            join content_items drug on drug.id = known.content_item_id and drug.type = 'Drug' and drug.source_key is not null
           ) as drug_keys
    from content_items i
    join content_versions v on v.id = i.current_version_id
    where i.type = 'Decision' and i.source_key > ${after} and i.source_key like 'decision:%'
    order by i.source_key
    limit ${limit}`.execute(db)
  return rows
}
