import type { FastifyInstance } from 'fastify'
import type { App } from '../app.ts'

// Styles may stand inline: the component library writes them at run time. Scripts never do.
const contentPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "font-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

// The reference page brings its script inside the page.
const referencePolicy = contentPolicy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")

// reCAPTCHA, where it is set up, is the one script from elsewhere.
const captchaHosts = 'https://www.google.com https://www.gstatic.com'
const withCaptcha = `${contentPolicy.replace("script-src 'self'", `script-src 'self' ${captchaHosts}`)}; frame-src 'self' ${captchaHosts}`

export function addSecurityHeaders(server: FastifyInstance, { config, publicUrl }: Pick<App, 'config' | 'publicUrl'>) {
  // Not every browser takes its own sockets for its own address.
  const ownSockets = `connect-src 'self' ${publicUrl.replace(/^http/, 'ws')}`
  const pagePolicy = (config.RECAPTCHA_SITE_KEY ? withCaptcha : contentPolicy).replace("connect-src 'self'", ownSockets)
  server.addHook('onSend', async (request, reply) => {
    const policy = request.url.toLowerCase().startsWith('/api/docs') ? referencePolicy : pagePolicy
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policy)
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'strict-origin-when-cross-origin')
    if (!reply.hasHeader('x-frame-options')) reply.header('x-frame-options', 'DENY')
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()')
    if (config.MATERIA_HSTS) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
}
