import type { Feature } from '../../platform/feature.ts'
import { eraseFoliosOf, joinFolios } from './folios.jobs.ts'
import { foliosHttp } from './folios.routes.ts'
import './folios.tables.ts'

export { folioFields } from './folio-fields.ts'
export { clippingsAdded, folioChanged, folioInvited, folioSharingChanged } from './folios.events.ts'
export { listPointedItems } from './imports.queries.ts'
export { addFolioInvitation, type FolioInvitation } from './invites/invites.service.ts'
export { distinctPointers, findPointers, pointerKey } from './references/identifiers.ts'

export const folios: Feature = { routes: foliosHttp, eraseUser: eraseFoliosOf, mayReadHeldFile: null, join: joinFolios }
