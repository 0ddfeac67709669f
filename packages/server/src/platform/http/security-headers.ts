import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'

// Styles may stand inline: the component library writes them at run time. Scripts never do.
const contentPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "media-src 'self' blob:",
  "connect-src 'self' ws: wss:",
  "font-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

export function useSecurityHeaders(server: FastifyInstance, config: Config) {
  server.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', contentPolicy)
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'strict-origin-when-cross-origin')
    reply.header('x-frame-options', 'DENY')
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()')
    if (config.MATERIA_HSTS) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
}
