import { describe, expect, it } from 'vitest'
import { listCalledMethods, listCalledRoutes, listScreenless } from './screenless-calls.ts'

describe('the calls that screens make', () => {
  it('are found by the name of an entry, also where entries are taken apart', () => {
    const sources = [
      'call(userRoutes.signIn, {})',
      'const { approve, disable } = registrationRoutes',
      'const follow = 1',
    ]

    expect(listCalledRoutes(sources)).toEqual(['signIn', 'approve', 'disable'])
  })

  it('are found by the name of a hub method', () => {
    expect(listCalledMethods(["callHub(chatHub, 'Load')", "onHubEvent(\n  contentHub,\n  'Added')"])).toEqual([
      'Load',
      'Added',
    ])
  })

  it('are left out of the table of those that no screen makes, of which the first column counts', () => {
    const text = [
      '## Calls that no screen makes',
      '| call | why |',
      '| `GET /a`, `DELETE /a` | as `GET /b` tells it |',
      '## Errors',
      '| `GET /c` | … |',
    ].join('\n')

    expect(listScreenless(text)).toEqual(['GET /a', 'DELETE /a'])
  })
})
