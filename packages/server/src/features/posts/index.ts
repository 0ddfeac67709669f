import type { Feature } from '../../platform/feature.ts'
import { joinPosts } from './posts.jobs.ts'
import { postsHttp } from './posts.routes.ts'
import { erasePostsOf } from './posts.service.ts'
import './posts.tables.ts'

export { plainTextOf } from './articles/article-text.ts'

export const posts: Feature = { routes: postsHttp, eraseUser: erasePostsOf, mayReadHeldFile: null, join: joinPosts }
