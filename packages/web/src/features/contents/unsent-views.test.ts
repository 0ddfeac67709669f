import { contentRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { endSession } from '../../lib/session.ts'
import { signedInApp } from '../../testing/application.ts'
import { colleagueId, signInAs } from '../../testing/people.ts'
import { rememberView, sendViews } from './unsent-views.ts'

describe('what was opened without a connection', () => {
  it('is told as opened by whoever opened it, not by who has signed in since', async () => {
    const network = signedInApp(['Doctor'])
    network.on(contentRoutes.recordView, () => Promise.reject(new TypeError('Failed to fetch')))
    for (const versionId of ['first', 'second']) await rememberView(versionId)
    const before = network.callsTo(contentRoutes.recordView).length
    network.on(contentRoutes.recordView, () => {
      endSession('logout')
      signInAs(['Doctor'], { sub: colleagueId })
      return {}
    })

    await sendViews()

    const told = network.callsTo(contentRoutes.recordView).slice(before)
    expect(told.map(({ path }) => path.split('/').at(-1))).toEqual(['first'])
  })
})
