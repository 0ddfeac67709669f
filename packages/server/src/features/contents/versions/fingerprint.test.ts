import { expect, it } from 'vitest'
import { z } from 'zod'
import { comparableDetails } from './fingerprint.ts'

const before = z.object({ name: z.string(), forms: z.array(z.string()) })
const after = before.extend({ shortages: z.array(z.string()).default([]) })
const stored = { name: 'Enbrel', forms: ['Solution'] }

it('is the same before and after a field with a default was added, until the field says something', () => {
  const asBefore = comparableDetails(before, stored)

  expect(comparableDetails(after, after.parse(stored))).toEqual(asBefore)
  expect(comparableDetails(after, { ...stored, shortages: [] })).toEqual(asBefore)
  expect(comparableDetails(after, { ...stored, shortages: ['2026'] })).not.toEqual(asBefore)
})
