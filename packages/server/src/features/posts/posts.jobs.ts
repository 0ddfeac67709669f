import type { App } from '../../platform/app.ts'
import { forgetOldPreviews, lookUp, lookUpLink } from './links/link-previews.service.ts'
import { purgeDeletedPosts } from './posts.service.ts'

export function joinPosts(app: App): void {
  app.jobs.handle(lookUpLink, ({ url }) => lookUp(app, url))
  app.jobs.schedule('purge-deleted-posts', '41 3 * * *', () => purgeDeletedPosts(app))
  app.jobs.schedule('forget-old-link-previews', '53 3 * * *', () => forgetOldPreviews(app))
}
