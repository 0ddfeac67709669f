import { describe, expect, it } from 'vitest'
import { outageOf } from './outages.ts'

const coded = (code: string, cause?: Error) => Object.assign(new Error('Something broke', { cause }), { code })

describe('an outage', () => {
  it.each([
    ['a refused connection', coded('ECONNREFUSED')],
    ['a database that is starting', coded('57P03')],
    ['a database that was told to stop', coded('57P01')],
    ['a pool that gave no connection in time', new Error('timeout exceeded when trying to connect')],
    ['a connection that broke off', new Error('Connection terminated unexpectedly')],
    ['a transaction on a lost connection', new Error('Client has encountered a connection error and is not queryable')],
    ['a connection that was given up', new Error('Postgres connection has been discarded')],
  ])('is %s', (_, error) => {
    expect(outageOf(error)).toMatchObject({ status: 503, headers: { 'retry-after': '1' } })
  })

  it('is a statement that took too long', () => {
    expect(outageOf(coded('57014'))).toMatchObject({
      status: 503,
      message: 'This took too long. Ask for less, or try again later.',
    })
  })

  it('is a full disk, whoever wraps it', () => {
    expect(outageOf(coded('E_CANNOT_WRITE_FILE', coded('ENOSPC')))).toMatchObject({ status: 507 })
    expect(outageOf(coded('53100'))).toMatchObject({ status: 507 })
  })

  it.each([
    ['a mistake of our own', new TypeError('x is not a function')],
    ['a broken rule of the database', coded('23505')],
    ['nothing at all', undefined],
  ])('is not %s', (_, error) => {
    expect(outageOf(error)).toBeUndefined()
  })
})
