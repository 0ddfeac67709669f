import { linkContents } from '@materia/server/features/contents/index.ts'
import type { ImportWriter } from '../../source-definition.ts'
import { listDecisionDrugs } from './links.queries.ts'

const decisionsAtOnce = 500

/** Decisions lead to the drugs whose DINs they name, whichever of the two came first. */
export async function bindDecisionsToDrugs(importer: ImportWriter): Promise<void> {
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
