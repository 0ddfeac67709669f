import type { App } from '../../platform/app.ts'
import { hours, later, seconds } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/events/events.ts'
import type { EraseUser } from '../../platform/feature.ts'
import { compactSegments, forgetLearners, tendMeaning, tendSearch } from '../../platform/search/index.ts'
import { blocksChanged, followed, profileChanged, unfollowed } from '../profiles/index.ts'
import { pushNewVersions } from './contents.hub.ts'
import { deleteLikesOf } from './engagement/likes.queries.ts'
import { deleteViewsOf } from './engagement/views.queries.ts'
import { deleteFeedsBefore, deleteFeedsOf, markFeedsStale } from './feed/feed.queries.ts'
import { deleteVisitsOf } from './feed/new-since.queries.ts'
import { replaceTrending } from './feed/trending.queries.ts'
import { refreshPopularity } from './search/upkeep/popularity.service.ts'
import { renewDocuments } from './search/upkeep/renewals.service.ts'

// Longer than a first page reuses a feed: whoever scrolls slowly keeps theirs.
const feedsKeptMs = hours(6)
// Every search looks at what was written since: it must stay little.
const tendSearchMs = seconds(1)
const compactSearchMs = seconds(5)
const tendMeaningMs = seconds(10)

export function joinContents(app: App, background: App): void {
  pushNewVersions(app)
  app.jobs.schedule('refresh-trending', '* * * * *', () => refreshTrending(background))
  app.jobs.schedule('sweep-feeds', '*/10 * * * *', () =>
    deleteFeedsBefore(app.db, later(app.clock.now(), -feedsKeptMs)),
  )
  app.jobs.schedule('refresh-popularity', '*/15 * * * *', () => refreshPopularity(background))
  app.jobs.schedule('renew-search', '* * * * *', () => renewDocuments(background))
  app.jobs.schedule('forget-learners', '29 4 * * *', () => forgetLearners(app.pool))
  app.jobs.repeat('tend-search', tendSearchMs, async () => void (await tendSearch(background.pool)))
  app.jobs.repeat('compact-search', compactSearchMs, async () => void (await compactSegments(background.pool)))
  app.jobs.repeat('tend-meaning', tendMeaningMs, async (signal) => void (await tendMeaning(background.pool, signal)))
  for (const change of [followed, unfollowed]) {
    app.events.on(change, ({ sourceUserId }) => markFeedsStale(app.db, sourceUserId))
  }
  app.events.on(profileChanged, ({ userId }) => markFeedsStale(app.db, userId))
  app.events.on(blocksChanged, ({ blockerId }) => markFeedsStale(app.db, blockerId))
}

export const eraseViewer: EraseUser = async (_app, tx, userId) => {
  await deleteLikesOf(tx, userId)
  await deleteViewsOf(tx, userId)
  await deleteFeedsOf(tx, userId)
  await deleteVisitsOf(tx, userId)
}

export const refreshTrending = (app: App): Promise<void> =>
  inTransaction(app, (tx) => replaceTrending(tx, app.clock.now()))
