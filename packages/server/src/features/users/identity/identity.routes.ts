import { identityRoutes, identityShapes } from '@materia/contract'
import { serve } from '../../../platform/http/serve.ts'
import { giveConsents, listConsents } from '../consents/consents.service.ts'
import { worded } from '../identity-result.ts'
import { deviceOf, hand } from '../sessions/session-cookie.ts'
import { listActivity } from './activity.queries.ts'
import { confirmIdentity } from './confirmation.service.ts'
import { askForEmailChange, cancelEmailChange, confirmEmail, getEmailChange } from './email-changes.service.ts'
import { getMfa, renewRecoveryCodes } from './factors.service.ts'
import { activityView } from './identity.view.ts'
import { disown } from './not-me.service.ts'
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from './passkeys.service.ts'
import { signInWithSecondFactor } from './second-factor.service.ts'
import { beginTotp, confirmTotp, removeTotp } from './totp.service.ts'

export const identityHttp = serve(identityRoutes, identityShapes, {
  getMfa: ({ app, actor }) => getMfa(app, actor),
  beginTotp: ({ app, actor }) => beginTotp(app, actor),
  confirmTotp: ({ app, actor, body, request }) => confirmTotp(app, actor, { code: body.code, ip: request.ip }),
  removeTotp: ({ app, actor, request }) => removeTotp(app, actor, request.ip),
  renewRecoveryCodes: ({ app, actor, request }) => renewRecoveryCodes(app, actor, request.ip),
  signInWithSecondFactor: async ({ app, body, request, reply }) =>
    hand(app, reply, await signInWithSecondFactor(app, body, deviceOf(request))),
  passkeyOptions: async ({ app, actor }) => ({ ...(await beginPasskey(app, actor)) }),
  addPasskey: ({ app, actor, body, request }) => addPasskey(app, actor, { ...body, ip: request.ip }),
  renamePasskey: ({ app, actor, params, body }) => renamePasskey(app.db, actor, params.id, body.name),
  removePasskey: ({ app, actor, params, request }) => removePasskey(app, actor, params.id, request.ip),
  passkeySignInOptions: async ({ app }) => ({ ...(await beginPasskeySignIn(app)) }),
  signInWithPasskey: async ({ app, body, request, reply }) =>
    hand(app, reply, await signInWithPasskey(app, body, deviceOf(request))),
  listActivity: async ({ app, actor, query }) =>
    (await listActivity(app.db, actor.userId, query.count)).map(activityView),
  endAllSessions: ({ app, actor, request }) => disown(app, actor, request.ip),
  listConsents: ({ app, actor }) => listConsents(app, actor),
  giveConsents: ({ app, actor, body }) => giveConsents(app, actor, body.consents),
  getEmailChange: ({ app, actor }) => getEmailChange(app, actor),
  changeEmail: ({ app, actor, body, request }) => askForEmailChange(app, actor, body.email, request.ip),
  cancelEmailChange: ({ app, actor }) => cancelEmailChange(app, actor),
  confirmEmail: async ({ app, body, request }) => worded(request, await confirmEmail(app, body, request.ip)),
  confirmIdentity: ({ app, actor, body, request }) => confirmIdentity(app, actor, body, request.ip),
})
