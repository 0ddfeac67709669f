import { auditRoutes, userRoutes } from '@materia/contract'
import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { addSecurityHeaders } from './security-headers.ts'

const { make, stranger, server, app } = await testApp()

describe('the cookie for files', () => {
  it('opens no audit log', async () => {
    const { email, password } = await make.admin()
    const signedIn = await stranger.call(userRoutes.signIn, { body: { username: email, password } })
    const [cookie = ''] = String(signedIn.headers['set-cookie']).split(';')

    const reply = await stranger.call(auditRoutes.exportAudit, { headers: { cookie } })

    expect(cookie).toContain('materia_files=')
    expect(reply.status).toBe(401)
  })
})

describe('the metrics', () => {
  it.each(['/METRICS', '/metrics/', '/%6Detrics', '//metrics', '/metrics?x=1'])('do not answer to %s', async (url) => {
    expect((await server.inject({ url })).statusCode).toBe(404)
  })

  it('answer this machine alone, and nobody through a proxy', async () => {
    expect((await server.inject({ url: '/metrics' })).statusCode).toBe(200)
    expect((await server.inject({ url: '/metrics', headers: { 'x-forwarded-for': '127.0.0.1' } })).statusCode).toBe(404)
  })
})

describe('a page', () => {
  it('may talk to our own sockets alone, and has no other base', async () => {
    const own = fastify()
    addSecurityHeaders(own, { ...app, publicUrl: 'https://materia.example.org' })
    own.get('/', async () => '')

    const policy = String((await own.inject('/')).headers['content-security-policy'])

    expect(policy).toContain("connect-src 'self' wss://materia.example.org;")
    expect(policy).toContain("base-uri 'none'")
  })
})
