import { safetyRoutes, safetyShapes } from '@materia/contract'
import { setTotal } from '../../platform/http/http.ts'
import { serve } from '../../platform/http/serve.ts'
import { getNotice, listContentNotices, listNotices, listSafetySources, listTimeline } from './safety.service.ts'

export const safetyHttp = serve(safetyRoutes, safetyShapes, {
  listNotices: async ({ app, actor, query, reply }) => {
    const { notices, total } = await listNotices(app, actor, query)
    setTotal(reply, total)
    return notices
  },
  getNotice: ({ app, actor, params }) => getNotice(app, actor, params.noticeId),
  listSafetySources: ({ app, actor }) => listSafetySources(app, actor),
  listContentNotices: ({ app, actor, params }) => listContentNotices(app, actor, params.contentItemId),
  contentTimeline: ({ app, actor, params }) => listTimeline(app, actor, params.contentItemId),
})
