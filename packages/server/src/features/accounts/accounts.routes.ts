import {
  type AccountCreate,
  type AccountListQuery,
  accountRoutes,
  accountShapes,
  auditRoutes,
  auditShapes,
  type Role,
  registrationRoutes,
  registrationShapes,
} from '@materia/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, App } from '../../platform/app.ts'
import { setTotal } from '../../platform/http/http.ts'
import { serve } from '../../platform/http/serve.ts'
import { beginFactorRecovery, endFactorRecovery } from '../users/index.ts'
import { countAccounts, listAccounts } from './accounts.queries.ts'
import { changeAccountStatus, createAccount, endSessionsOf } from './accounts.service.ts'
import { accountView, auditView, registrationView, userListItem } from './accounts.view.ts'
import { listActs } from './audit.queries.ts'
import { exportAudit } from './audit-export.service.ts'

interface ListCall {
  app: App
  query: AccountListQuery
  reply: FastifyReply
}
interface ChangeCall {
  app: App
  actor: Actor
  params: { userId: string }
  request: FastifyRequest
}

const page = async (role: Role, { app, query, reply }: ListCall) => {
  const rows = await listAccounts(app.db, role, query)
  setTotal(reply, rows[0]?.total ?? (await countAccounts(app.db, role, query)))
  return rows
}
const listing = (role: Role) => async (call: ListCall) => (await page(role, call)).map(accountView)
const creating =
  (role: Role) =>
  async ({ app, actor, body, request }: { app: App; actor: Actor; body: AccountCreate; request: FastifyRequest }) =>
    userListItem(await createAccount(app, actor, role, body, request.ip))
const changing =
  (role: Role, status: 'Approved' | 'Disabled') =>
  ({ app, actor, params, request }: ChangeCall) =>
    changeAccountStatus(app, actor, { userId: params.userId, role, status, ip: request.ip })

export const accountsHttp = [
  ...serve(accountRoutes, accountShapes, {
    listVoiceOfAccounts: listing('VoiceOf'),
    createVoiceOfAccount: creating('VoiceOf'),
    deactivateVoiceOfAccount: changing('VoiceOf', 'Disabled'),
    reactivateVoiceOfAccount: changing('VoiceOf', 'Approved'),
    listSponsorAccounts: listing('Sponsor'),
    createSponsorAccount: creating('Sponsor'),
    deactivateSponsorAccount: changing('Sponsor', 'Disabled'),
    reactivateSponsorAccount: changing('Sponsor', 'Approved'),
  }),
  ...serve(registrationRoutes, registrationShapes, {
    listRegistrations: async (call) => (await page('Doctor', call)).map(registrationView),
    approveRegistration: changing('Doctor', 'Approved'),
    endSessionsOf: ({ app, actor, params, request }) => endSessionsOf(app, actor, params.userId, request.ip),
    beginFactorRecovery: ({ app, actor, params, body, request }) =>
      beginFactorRecovery(app, actor, { ...params, ...body, ip: request.ip }),
    endFactorRecovery: ({ app, actor, params, request }) => endFactorRecovery(app, actor, params.userId, request.ip),
    disableRegistration: changing('Doctor', 'Disabled'),
  }),
  ...serve(auditRoutes, auditShapes, {
    listAudit: async ({ app, query }) => {
      const { count, from, to, ...filter } = query
      const rows = await listActs(app.db, { ...filter, ...period(from, to), limit: count })
      return rows.map(auditView)
    },
    exportAudit: ({ app, actor, query, request, reply }) => {
      const { from, to, ...filter } = query
      reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="audit.csv"')
      return exportAudit(app, actor, { ...filter, ...period(from, to) }, request.ip)
    },
  }),
]

const period = (from: string | undefined, to: string | undefined) => ({
  ...(from && { from: new Date(from) }),
  ...(to && { to: new Date(to) }),
})
