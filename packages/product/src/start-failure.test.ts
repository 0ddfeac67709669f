import { BadSetting } from '@materia/server/platform/config/config.ts'
import { expect, it } from 'vitest'
import { whyItDidNotStart } from './start-failure.ts'

it.each([
  'ENOSPC: no space left on device, write',
  'PostgreSQL did not start: FATAL:  could not write lock file "postmaster.pid": No space left on device',
  'could not extend file "base/16384/2619": No space left on device',
])('a start on a full disk says what to do, in one line: %s', (message) => {
  expect(whyItDidNotStart(new Error(message))).toMatch(/^The disk is full: make room .* and start again\.[^\n]*$/)
})

it('a setting that is not usable is named without a stack', () => {
  expect(whyItDidNotStart(new BadSetting('The setting PORT is not usable.'))).toBe('The setting PORT is not usable.')
})

it('what nobody expected is shown with where it happened', () => {
  expect(whyItDidNotStart(new Error('Something else'))).toMatch(/^Error: Something else\n +at /)
})
