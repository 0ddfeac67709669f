import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { apiDescriptionPath } from './api-description.ts'
import { networkOf } from './visitor-network.ts'

const { app, server } = await testApp({ MATERIA_RATE_LIMITS: 'on' })
const get = (url: string, remoteAddress = '203.0.113.1') => server.inject({ url, remoteAddress })

describe('the description of the API', () => {
  it('is open to strangers, as JSON and as a page that shows it', async () => {
    const [description, page] = [await get(apiDescriptionPath), await get('/api/docs/')]

    expect(description.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(Object.keys(description.json().paths)).toContain('/api/User/token')
    expect(page.body).toContain('./openapi.json')
  })

  it('lets other calls be answered between the routes while it is written first', async () => {
    const { server: other } = await testApp()
    let turns = 0
    let isWritten = false
    const description = other.inject(apiDescriptionPath).finally(() => (isWritten = true))
    for (; !isWritten; turns++) await nextTurn()

    expect(turns).toBeGreaterThan(Object.keys((await description).json().paths).length)
  })

  it('is not written anew as YAML, which takes the server half a second', async () => {
    expect((await get('/api/docs/openapi.yaml')).statusCode).toBe(404)
  })

  it.each([
    [apiDescriptionPath, '203.0.113.11'],
    ['/api/docs/', '203.0.113.12'],
    ['/api/docs/js/scalar.js', '203.0.113.13'],
  ])('is limited by address: %s', async (url, asking) => {
    for (let time = 0; time < 1_000; time++) await app.limiter.take('default', `address ${networkOf(asking)}`)

    expect((await get(url, asking)).statusCode).toBe(429)
    expect((await get(url, '203.0.113.200')).statusCode).toBe(200)
  })
})
