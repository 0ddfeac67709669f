import { moderationRoutes, moderationShapes } from '@materia/contract'
import { setTotal } from '../../platform/http/http.ts'
import { serve } from '../../platform/http/serve.ts'
import { listHiddenOf } from './appeals.queries.ts'
import { appeal, getAppeals, resolveAppeal } from './appeals.service.ts'
import { hiddenView } from './appeals.view.ts'
import { listEditorial } from './editorial.queries.ts'
import { changeEditorial, recordPatientDataWarning, report, resolveReport, setHidden } from './moderation.service.ts'
import { editorialView, reportView } from './moderation.view.ts'
import { getReportContext } from './report-context.service.ts'
import { countReports, listReports } from './reports.queries.ts'
import { countWaiting } from './waiting.queries.ts'

export const moderationHttp = serve(moderationRoutes, moderationShapes, {
  recordPatientDataWarning: ({ app, actor, body, request }) => recordPatientDataWarning(app, actor, body, request.ip),
  report: ({ app, actor, body, request }) => report(app, actor, body, request.ip),
  listHidden: async ({ app, actor }) => (await listHiddenOf(app.db, actor.userId)).map(hiddenView),
  appeal: ({ app, actor, body, request }) => appeal(app, actor, body, request.ip),
  countWaiting: ({ app }) => countWaiting(app.db),
  listAppeals: async ({ app, actor, query, reply }) => {
    const { appeals, total } = await getAppeals(app, actor, query)
    setTotal(reply, total)
    return appeals
  },
  resolveAppeal: ({ app, actor, params, body, request }) =>
    resolveAppeal(app, actor, { id: params.id, resolution: body.resolution, ip: request.ip }),
  getReportContext: ({ app, actor, params, request }) => getReportContext(app, actor, params.id, request.ip),
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
