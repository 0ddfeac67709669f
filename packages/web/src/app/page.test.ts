import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('the page says that it is in English', () => {
  const page = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8')

  expect(new DOMParser().parseFromString(page, 'text/html').documentElement.lang).toBe('en')
})
