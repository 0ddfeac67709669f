import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../../platform/app.ts'
import { days } from '../../../platform/clock.ts'
import { filesCookieOf } from '../../../platform/http/http.ts'
import { type Device, refreshTokenDays, type Session } from './sessions.service.ts'

export const deviceOf = (request: FastifyRequest): Device => ({
  ip: request.ip,
  userAgent: request.headers['user-agent'] ?? null,
})

/** The tokens to the program, and the cookie for pictures to its browser. */
export function hand(app: App, reply: FastifyReply, { tokens, filesToken }: Session) {
  setFilesCookie(app, reply, filesToken, days(refreshTokenDays) / 1_000)
  return tokens
}

export function setFilesCookie(app: App, reply: FastifyReply, value: string, maxAgeSeconds: number) {
  const secure = app.publicUrl.startsWith('https:') ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${filesCookieOf(app)}=${value}; Path=/api; HttpOnly; SameSite=Strict; Max-Age=${maxAgeSeconds}${secure}`,
  )
}
