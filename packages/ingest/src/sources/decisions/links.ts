import { inheritAreas, linkContents } from '@materia/server/features/contents/index.ts'
import type { ImportWriter } from '../../source-definition.ts'
import { listDecisionDrugs } from './links.queries.ts'

const decisionsAtOnce = 500

/** Decisions lead to the drugs whose DINs or names they give, whichever of the two came first, and are of their areas. */
export async function bindDecisionsToDrugs(importer: ImportWriter): Promise<void> {
  let done = 0
  for (let after = ''; ; ) {
    importer.report({ name: 'decisions to their drugs', done })
    const decisions = await listDecisionDrugs(importer.db, { after, limit: decisionsAtOnce })
    const links = decisions.flatMap(({ decision_key: fromKey, drug_keys, is_by_din }) =>
      drug_keys.map((toKey) => ({ fromKey, toKey, match: is_by_din ? ('Identifier' as const) : ('Name' as const) })),
    )
    const fromKeys = decisions.map((row) => row.decision_key)
    if (decisions.length > 0)
      await importer.inBatch(async (tx) => {
        await linkContents(tx, { fromKeys, relation: 'decision', links })
        await inheritAreas(tx, fromKeys, 'decision')
      })
    done += decisions.length
    after = decisions.at(-1)?.decision_key ?? after
    if (decisions.length < decisionsAtOnce) return
  }
}
