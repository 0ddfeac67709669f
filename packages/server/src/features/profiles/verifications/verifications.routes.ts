import { verificationRoutes, verificationShapes } from '@materia/contract'
import { setTotal } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import { registerOf } from './registers.ts'
import { listVerifications, listVerifiedAmong } from './verifications.queries.ts'
import { decideVerification, requestVerification, withdrawVerification } from './verifications.service.ts'
import { verificationItem, verifiedView } from './verifications.view.ts'

export const verificationsHttp = serve(verificationRoutes, verificationShapes, {
  requestVerification: ({ app, actor, body, request }) => requestVerification(app, actor, body, request.ip),
  withdrawVerification: ({ app, actor, request }) => withdrawVerification(app, actor, request.ip),
  listVerifications: async ({ app, query, reply }) => {
    const rows = await listVerifications(app.db, query)
    setTotal(reply, rows[0]?.total ?? 0)
    return rows.map((row) =>
      verificationItem(row, registerOf(app.config, { province: row.province, userType: row.user_type })),
    )
  },
  decideVerification: ({ app, actor, params, body, request }) =>
    decideVerification(app, actor, { ...body, id: params.id, ip: request.ip }),
  lookUpVerified: async ({ app, body }) =>
    (await listVerifiedAmong(app.db, body.userIds, app.clock.now())).map(verifiedView),
})
