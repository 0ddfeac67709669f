import { contentRoutes, folioRoutes, type ShareLevel, userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import type { Person } from '../../testing/make.ts'
import { join, makeFolio } from './testing/things.ts'

const tester = await testApp()
const { make, as } = tester
const [owner, reader] = [await make.doctor(), await make.doctor()]

const change = (folioId: string, body: { title?: string; shareLevel?: ShareLevel }) =>
  as(owner).call(folioRoutes.updateFolio, { body: { folioId, ...body } })
const versions = async (person: Person, contentItemId: string) =>
  (await as(person).call(contentRoutes.listVersions, { params: { contentItemId } })).body
const titles = async (person: Person, folioId: string) => (await versions(person, folioId)).map(({ title }) => title)

/** A folio with a past of its owner's alone, now open to every reader. */
async function opened() {
  const { folioId } = await makeFolio(tester, owner, { shareLevel: 'Private', title: 'Leaving my practice' })
  await change(folioId, { title: 'Moving on' })
  await change(folioId, { title: 'Heart failure', shareLevel: 'Public' })
  return folioId
}

describe('what a folio was before it was shared', () => {
  it('is listed to its owner alone', async () => {
    const folioId = await opened()

    expect(await titles(owner, folioId)).toEqual(['Heart failure', 'Moving on', 'Leaving my practice'])
    expect(await titles(reader, folioId)).toEqual(['Heart failure'])
  })

  it('is not found by the number of its version, nor are its views', async () => {
    const folioId = await opened()
    const [, past] = await versions(owner, folioId)
    const versionId = past?.versionId ?? ''
    const statuses = async (person: Person) => [
      (await as(person).call(contentRoutes.getVersion, { params: { versionId } })).status,
      (await as(person).call(contentRoutes.countViews, { params: { contentItemVersionId: versionId } })).status,
      (await as(person).call(contentRoutes.recordView, { params: { contentItemVersionId: versionId } })).status,
    ]

    expect(await statuses(reader)).toEqual([404, 404, 404])
    expect(await statuses(owner)).toEqual([200, 200, 204])
  })

  it('does not show in its address', async () => {
    const folioId = await opened()

    const { body } = await as(reader).call(contentRoutes.getContent, { params: { contentItemId: folioId } })

    expect(body.slug).toMatch(/^heart-failure-/)
  })

  it('stays closed where the folio was private for a while', async () => {
    const folioId = await opened()
    await change(folioId, { title: 'A plan', shareLevel: 'Private' })
    await change(folioId, { title: 'Heart failure, again', shareLevel: 'Public' })

    expect(await titles(reader, folioId)).toEqual(['Heart failure, again', 'Heart failure'])
  })

  it('stays closed to a member for the time before they joined', async () => {
    const [early, late] = [await make.doctor(), await make.doctor()]
    const { folioId } = await makeFolio(tester, owner, { title: 'First' })
    await join(tester, { owner, folioId, person: early })
    await change(folioId, { title: 'Second' })
    await join(tester, { owner, folioId, person: late })
    await change(folioId, { title: 'Third' })
    const asMembers = [await titles(early, folioId), await titles(late, folioId)]

    await change(folioId, { title: 'Fourth', shareLevel: 'Public' })

    expect(asMembers).toEqual([['Third', 'Second'], ['Third']])
    expect(await titles(early, folioId)).toEqual(['Fourth', 'Third', 'Second'])
    expect(await titles(reader, folioId)).toEqual(['Fourth'])
  })

  it('goes with its owner, when the folio passes to a member', async () => {
    const [leaver, member] = [await make.doctor(), await make.doctor()]
    const { folioId } = await makeFolio(tester, leaver, { shareLevel: 'Private', title: 'Mine alone' })
    await as(leaver).call(folioRoutes.updateFolio, { body: { folioId, title: 'Ours', shareLevel: 'Restricted' } })
    await join(tester, { owner: leaver, folioId, person: member })
    await as(leaver).call(folioRoutes.updateFolio, { body: { folioId, title: 'Ours, later' } })

    await as(leaver).call(userRoutes.deleteUser, { params: { id: leaver.userId } })

    expect(await titles(member, folioId)).toEqual(['Ours, later'])
  })

  it('is nobody’s when its owner leaves it private, though somebody was a member before', async () => {
    const [leaver, member] = [await make.doctor(), await make.doctor()]
    const { folioId } = await makeFolio(tester, leaver)
    await join(tester, { owner: leaver, folioId, person: member })
    await as(leaver).call(folioRoutes.updateFolio, { body: { folioId, title: 'Mine', shareLevel: 'Private' } })

    await as(leaver).call(userRoutes.deleteUser, { params: { id: leaver.userId } })

    expect((await as(member).call(folioRoutes.getFolio, { params: { id: folioId } })).status).toBe(404)
  })
})
