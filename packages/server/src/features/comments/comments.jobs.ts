import type { App } from '../../platform/app.ts'
import type { EraseUser } from '../../platform/feature.ts'
import { pushToReaders } from '../contents/index.ts'
import { commentsChanged } from './comments.events.ts'
import { deleteEditsOf } from './comments.queries.ts'

/** Open screens of an item read its comments again. */
export function joinComments(app: App): void {
  app.events.on(commentsChanged, ({ contentItemId }) => pushToReaders(app, 'CommentsChanged', { contentItemId }))
}

export const eraseCommenter: EraseUser = (_app, tx, userId) => deleteEditsOf(tx, userId)
