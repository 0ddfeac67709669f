import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { visitorAddress } from './visitor-address.ts'

const request = (forwarded?: string) =>
  ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '127.0.0.1' } }) as unknown as IncomingMessage

describe('the address of a socket', () => {
  it.each([
    [0, '203.0.113.9, 198.51.100.7', '127.0.0.1'],
    [1, '203.0.113.9, 198.51.100.7', '198.51.100.7'],
    [2, '203.0.113.9, 198.51.100.7', '203.0.113.9'],
    [3, '203.0.113.9, 198.51.100.7', '203.0.113.9'],
    [1, undefined, '127.0.0.1'],
  ])('behind %i proxies that forwarded %j is %s', (proxies, forwarded, address) => {
    expect(visitorAddress(request(forwarded), proxies)).toBe(address)
  })
})
