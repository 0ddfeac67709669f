import type { Route, RouteInput, RouteReply } from '@materia/contract'
import { ApiError, codeOf } from './api-error.ts'
import { askToConfirm } from './confirmation.ts'
import { setEnrolmentNeeded } from './enrolment.ts'
import { renewSession } from './renewal.ts'
import { type Reply, type SendOptions, send } from './send.ts'
import { endSession, getSession } from './session.ts'

export type CallOptions = Omit<SendOptions, 'accessToken'>

/** Calls the server as the contract entry says and gives the body of its reply. */
export async function call<R extends Route>(
  route: R,
  input: RouteInput<R>,
  options: CallOptions = {},
): Promise<RouteReply<R>> {
  return (await callForReply(route, input, options)).data
}

/** Like `call`, with the status and the headers. What needs a confirmation asks for it in place and tries again. */
export async function callForReply<R extends Route>(
  route: R,
  input: RouteInput<R>,
  options: CallOptions = {},
): Promise<Reply<R>> {
  const { userId } = getSession()
  try {
    return await callRenewing(route, input, options)
  } catch (error) {
    if (codeOf(error) === 'enrolment-required') setEnrolmentNeeded(true)
    if (codeOf(error) !== 'confirmation-required' || !(await askToConfirm())) throw error
    if (getSession().userId !== userId) throw error
    return await callRenewing(route, input, options)
  }
}

/** A 401 renews the session once and tries again (spec §8). */
async function callRenewing<R extends Route>(route: R, input: RouteInput<R>, options: CallOptions): Promise<Reply<R>> {
  const { accessToken, userId } = getSession()
  try {
    return await send(route, input, { ...options, accessToken })
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status === 401
    if (!isRefused || !getSession().refreshToken) throw error
    if (!(await renewSession(accessToken))) throw error
    // Another tab may have signed in somebody else: what one person asked for is not done as another.
    if (getSession().userId !== userId) throw error
    return await retry(route, input, options)
  }
}

async function retry<R extends Route>(route: R, input: RouteInput<R>, options: CallOptions): Promise<Reply<R>> {
  try {
    return await send(route, input, { ...options, accessToken: getSession().accessToken })
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) endSession('lost')
    throw error
  }
}
