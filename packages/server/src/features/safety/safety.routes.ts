import { safetyRoutes, safetyShapes } from '@materia/contract'
import { setTotal } from '../../platform/http/http.ts'
import { serve } from '../../platform/http/serve.ts'
import { checkFolio, listReplacementsOf } from './checking.service.ts'
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
  listReplacements: ({ app, actor, params }) => listReplacementsOf(app, actor, params.contentItemId),
  checkFolio: ({ app, actor, params }) => checkFolio(app, actor, params.id),
  contentTimeline: ({ app, actor, params }) => listTimeline(app, actor, params.contentItemId),
})
