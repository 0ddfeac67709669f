import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { rulesOf } from './rules.ts'

const Fields = z.object({ name: z.string().min(1, 'Give a name.') })
const options = { fields: {}, shouldUseNativeValidation: false }

describe('the rules of a form', () => {
  it('come when it is first checked, and once', async () => {
    let loads = 0
    const { resolver, prepare } = rulesOf(async () => {
      loads += 1
      return Fields
    })

    expect(loads).toBe(0)
    prepare()
    const refused = await resolver({ name: '' }, undefined, options)
    const taken = await resolver({ name: 'Ada' }, undefined, options)

    expect(refused.errors).toMatchObject({ name: { message: 'Give a name.' } })
    expect(taken).toMatchObject({ values: { name: 'Ada' }, errors: {} })
    expect(loads).toBe(1)
  })

  it('that did not come are told to the reader, and asked for again the next time', async () => {
    let isOnline = false
    const { resolver } = rulesOf(async () => {
      if (!isOnline) throw new TypeError('Failed to fetch')
      return Fields
    })

    const offline = await resolver({ name: 'Ada' }, undefined, options)
    isOnline = true
    const online = await resolver({ name: 'Ada' }, undefined, options)

    expect(offline.errors).toMatchObject({ root: { message: expect.stringContaining('Check your connection') } })
    expect(online.values).toEqual({ name: 'Ada' })
  })
})
