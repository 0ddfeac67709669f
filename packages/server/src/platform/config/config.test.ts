import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('reading the settings', () => {
  it('needs none for the demo', () => {
    expect(readConfig({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', LOG_LEVEL: 'info' })
  })

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['SMTP_URL', 'mail.example.org'],
    ['MATERIA_SECRET', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_URL', 'materia'],
  ])('names %s when it is %j', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(`The setting ${name} is not usable`)
  })

  it('asks for a secret beside a database of the operator', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgres://localhost/x' })).toThrow(
      'The setting MATERIA_SECRET is missing',
    )
  })

  it.each([
    [{ S3_BUCKET: 'materia' }, 'S3_ACCESS_KEY_ID'],
    [{ S3_BUCKET: 'materia', S3_ACCESS_KEY_ID: 'key' }, 'S3_SECRET_ACCESS_KEY'],
    [{ RECAPTCHA_SITE_KEY: 'site' }, 'RECAPTCHA_SECRET_KEY'],
    [{ RECAPTCHA_SECRET_KEY: 'secret' }, 'RECAPTCHA_SITE_KEY'],
  ])('asks beside %j for %s', (given, missing) => {
    expect(() => readConfig(given)).toThrow(`The setting ${missing} is missing`)
  })

  it.each(['0.0.0.0', '::', '192.0.2.7'])('opens the demo at %s only where it is asked to', (HOST) => {
    expect(() => readConfig({ HOST })).toThrow('The setting HOST is not usable')
    expect(readConfig({ HOST, MATERIA_DEMO: '1' })).toMatchObject({ HOST })
    expect(readConfig({ HOST: '127.0.0.2' })).toMatchObject({ HOST: '127.0.0.2' })
  })

  it('asks everybody for a second factor outside of the demo alone', () => {
    const everybody = { MATERIA_SECOND_FACTOR: 'everybody' }
    expect(() => readConfig(everybody)).toThrow('The setting MATERIA_SECOND_FACTOR is not usable')
    const own = { DATABASE_URL: 'postgres://localhost/materia', MATERIA_SECRET: 'x'.repeat(32) }
    expect(readConfig({ ...everybody, ...own })).toMatchObject(everybody)
  })

  it('takes an empty value for one not set', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ PORT: 3000 })
  })
})
