import type { Tx } from '../../platform/db/db.ts'
import { bindByNumber, bindGroups, listNamedProducts, listNameTargets, putNameBindings } from './bindings.queries.ts'
import { productNames, productsNamed } from './recall-names.ts'
import { closeRemovals, noteRemovals } from './removals.queries.ts'
import { tellNotices } from './tellings.service.ts'

/** Brings notices and catalogue together after either has changed, and tells whom it concerns; the same again changes nothing. */
export async function bindNotices(tx: Tx, now: Date): Promise<void> {
  await noteRemovals(tx)
  await closeRemovals(tx)
  await bindByNumber(tx)
  await bindByName(tx)
  await bindGroups(tx)
  await tellNotices(tx, now)
}

async function bindByName(tx: Tx): Promise<void> {
  const targets = await listNameTargets(tx)
  const known = targets.length > 0 ? productNames(await listNamedProducts(tx)) : undefined
  const bindings = targets.flatMap(({ notice_id, value }) =>
    known ? productsNamed(value, known).map(({ id }) => ({ noticeId: notice_id, itemId: id })) : [],
  )
  await putNameBindings(tx, bindings)
}
