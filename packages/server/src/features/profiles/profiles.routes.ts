import { profileRoutes, profileShapes, totalIsAtLeastHeader } from '@materia/contract'
import type { FastifyReply } from 'fastify'
import { setTotal } from '../../platform/http/http.ts'
import { serve } from '../../platform/http/serve.ts'
import { attachmentView } from '../attachments/index.ts'
import { listBlockedBy } from './blocks.queries.ts'
import { block, unblock } from './blocks.service.ts'
import { searchDoctors } from './directory/directory.service.ts'
import { listFollowLinks } from './follows/follows.queries.ts'
import { follow, getSummary, listFollowsOf, unfollow } from './follows/follows.service.ts'
import { blockedView, followLinkView } from './follows/follows.view.ts'
import { suggest } from './follows/suggestions.service.ts'
import { openPersonalData } from './personal-data/personal-data.service.ts'
import { removePicture, setPicture } from './pictures.service.ts'
import { listAreasOfInterest, listSpecialties } from './profiles.queries.ts'
import { changeProfile, getProfile } from './profiles.service.ts'

export const profilesHttp = serve(profileRoutes, profileShapes, {
  updateProfile: async ({ app, actor, body, request, reply }) =>
    asFile(reply, 'profile.json', await changeProfile(app, actor, body, request.ip)),
  listAreasOfInterest: ({ app, actor, reply }) => {
    keepForAnHour(reply)
    return listAreasOfInterest(app.db, actor.language)
  },
  listSpecialties: ({ app, actor, reply }) => {
    keepForAnHour(reply)
    return listSpecialties(app.db, actor.language)
  },
  searchDoctors: async ({ app, actor, query: { includeTrainees, ...page }, body, reply }) => {
    const among = includeTrainees ? 'everybody' : 'practice'
    const { doctors, total, isAtLeast } = await searchDoctors(app.db, actor, { typed: body, ...page, among })
    setTotal(reply, total)
    if (isAtLeast) reply.header(totalIsAtLeastHeader, 'true')
    return doctors
  },
  uploadProfilePicture: async ({ app, actor, request }) => attachmentView(await setPicture(app, actor, request)),
  removeProfilePicture: ({ app, actor }) => removePicture(app, actor),
  listFollowing: async ({ app, actor }) => (await listFollowLinks(app.db, actor.userId)).map(followLinkView),
  follow: ({ app, actor, params }) => follow(app, actor, params.userIdToFollow),
  unfollow: ({ app, actor, params }) => unfollow(app, actor, params.userIdToUnfollow),
  listSuggestions: ({ app, actor }) => suggest(app, actor),
  listBlocked: async ({ app, actor }) => (await listBlockedBy(app.db, actor.userId)).map(blockedView),
  block: ({ app, actor, params }) => block(app, actor, params.userId),
  unblock: ({ app, actor, params }) => unblock(app, actor, params.userId),
  getProfile: ({ app, actor, params }) => getProfile(app, actor, params.userId),
  getProfileSummary: ({ app, actor, params }) => getSummary(app.db, actor, params.userId),
  exportPersonalData: async ({ app, actor, params, reply }) => {
    const json = await openPersonalData(app, actor, params.userId)
    return asFile(reply.type('application/json; charset=utf-8'), 'my-materia-data.json', json)
  },
  listFollowed: async ({ app, actor, params, query, reply }) => {
    const follows = await listFollowsOf(app.db, actor, { side: 'source_user_id', ...params, ...query })
    setTotal(reply, follows.total)
    return follows.people
  },
  listFollowers: async ({ app, actor, params, query, reply }) => {
    const follows = await listFollowsOf(app.db, actor, { side: 'followed_user_id', ...params, ...query })
    setTotal(reply, follows.total)
    return follows.people
  },
})

function asFile<Body>(reply: FastifyReply, fileName: string, body: Body): Body {
  reply.header('content-disposition', `attachment; filename="${fileName}"`)
  return body
}

const keepForAnHour = (reply: FastifyReply) => reply.header('cache-control', 'private, max-age=3600')
