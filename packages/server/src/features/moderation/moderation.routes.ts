import { moderationRoutes, moderationShapes } from '@materia/contract'
import { setTotal } from '../../platform/http/http.ts'
import { serve } from '../../platform/http/serve.ts'
import { listEditorial } from './editorial.queries.ts'
import { changeEditorial, recordPatientDataWarning, report, resolveReport, setHidden } from './moderation.service.ts'
import { editorialView, reportView } from './moderation.view.ts'
import { countReports, listReports } from './reports.queries.ts'

export const moderationHttp = serve(moderationRoutes, moderationShapes, {
  recordPatientDataWarning: ({ app, actor, body, request }) => recordPatientDataWarning(app, actor, body, request.ip),
  report: ({ app, actor, body, request }) => report(app, actor, body, request.ip),
  listReports: async ({ app, query, reply }) => {
    const [rows, total] = await Promise.all([listReports(app.db, query), countReports(app.db, query.state)])
    setTotal(reply, total)
    return rows.map(reportView)
  },
  resolveReport: ({ app, actor, params, body, request }) =>
    resolveReport(app, actor, { id: params.id, resolution: body.resolution, ip: request.ip }),
  listEditorial: async ({ app, query }) => (await listEditorial(app.db, query)).map(editorialView),
  changeEditorial: async ({ app, actor, params, body, request }) =>
    editorialView(
      await changeEditorial(app, actor, { contentItemId: params.contentItemId, change: body, ip: request.ip }),
    ),
  hideContent: ({ app, actor, params, request }) =>
    setHidden(app, actor, { contentItemId: params.contentItemId, isHidden: true, ip: request.ip }),
  restoreContent: ({ app, actor, params, request }) =>
    setHidden(app, actor, { contentItemId: params.contentItemId, isHidden: false, ip: request.ip }),
})
