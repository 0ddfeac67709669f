import { profileRoutes } from '@materia/contract'
import { QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, onTestFinished } from 'vitest'
import { fakeNetwork } from '../testing/network.ts'
import { signInAs } from '../testing/people.ts'
import { keepReply, queryClient, replyKey, replyOf } from './query.ts'

const specialties = profileRoutes.listSpecialties
const specialtyNamed = (name: string) => [{ id: 1, name, names: { en: name, fr: name }, subSpecialties: [] }]
const before = specialtyNamed('Before the change')
const after = specialtyNamed('After the change')

/** A network whose first answer, from before the change, comes when the test says so; later answers come at once. */
function networkThatHoldsTheFirstAnswer() {
  const network = fakeNetwork()
  const first = Promise.withResolvers<void>()
  network.on(specialties, async () => {
    if (network.callsTo(specialties).length > 1) return { body: after }
    await first.promise
    return { body: before }
  })
  return { network, releaseFirst: () => first.resolve() }
}

function observeSpecialties() {
  const observer = new QueryObserver(queryClient, replyOf(specialties, {}))
  onTestFinished(observer.subscribe(() => undefined))
  return observer
}

describe('invalidating a query', () => {
  it('discards its first answer when that was asked for before the change', async () => {
    signInAs(['Doctor'])
    const { network, releaseFirst } = networkThatHoldsTheFirstAnswer()
    const observer = observeSpecialties()
    await expect.poll(() => network.callsTo(specialties).length).toBe(1)

    const invalidated = queryClient.invalidateQueries({ queryKey: replyKey(specialties) })
    releaseFirst()
    await invalidated

    expect(observer.getCurrentResult().data).toEqual(after)
    expect(network.callsTo(specialties)).toHaveLength(2)
  })

  it('discards the answer of a fetch ahead too, and gives its caller the later one', async () => {
    signInAs(['Doctor'])
    const { network, releaseFirst } = networkThatHoldsTheFirstAnswer()
    const fetched = queryClient.fetchQuery(replyOf(specialties, {}))
    await expect.poll(() => network.callsTo(specialties).length).toBe(1)

    void queryClient.invalidateQueries({ queryKey: replyKey(specialties) })
    releaseFirst()

    expect(await fetched).toEqual(after)
    expect(queryClient.getQueryData(replyKey(specialties, {}))).toEqual(after)
  })

  it('leaves the fetches of other queries alone', async () => {
    signInAs(['Doctor'])
    const { network, releaseFirst } = networkThatHoldsTheFirstAnswer()
    const observer = observeSpecialties()
    await expect.poll(() => network.callsTo(specialties).length).toBe(1)

    await queryClient.invalidateQueries({ queryKey: replyKey(profileRoutes.listAreasOfInterest) })
    releaseFirst()

    await expect.poll(() => observer.getCurrentResult().data).toEqual(before)
    expect(network.callsTo(specialties)).toHaveLength(1)
  })
})

describe('keeping the reply of a change', () => {
  it('discards the answer of a fetch that began before the change', async () => {
    signInAs(['Doctor'])
    const { network, releaseFirst } = networkThatHoldsTheFirstAnswer()
    const observer = observeSpecialties()
    await expect.poll(() => network.callsTo(specialties).length).toBe(1)

    keepReply(queryClient, specialties, {}, after)
    releaseFirst()
    await expect.poll(() => observer.getCurrentResult().fetchStatus).toBe('idle')

    await queryClient.fetchQuery({ ...replyOf(specialties, {}), staleTime: 60_000 })
    expect(observer.getCurrentResult().data).toEqual(after)
    expect(network.callsTo(specialties)).toHaveLength(1)
  })
})
