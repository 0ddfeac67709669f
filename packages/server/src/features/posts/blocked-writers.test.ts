import { notificationRoutes, postRoutes, profileRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import type { Person } from '../../testing/make.ts'
import { postCalls } from './testing/post-calls.ts'

const tester = await testApp()
const { make, as, mails } = tester
const { published } = postCalls(tester)

const naming = (...people: Person[]) => ({ authors: people.map(({ userId }) => ({ userId })) })
const block = (person: Person, other: Person) =>
  as(person).call(profileRoutes.block, { params: { userId: other.userId } })
const mailsTo = async ({ email }: Person) => (await mails()).filter(({ to }) => to === email)
const reachedBy = async (person: Person) => [
  (await as(person).call(postRoutes.listAuthorRequests)).body,
  (await as(person).call(notificationRoutes.listNotifications)).body,
]

describe('being named as an author by somebody blocked', () => {
  it('asks them nothing, and the writer sees it as ever', async () => {
    const [writer, blocker, colleague] = [await make.doctor(), await make.doctor(), await make.doctor()]
    await block(blocker, writer)

    const { authorRequests } = await published(writer, naming(writer, blocker, colleague))

    expect(authorRequests?.map(({ status }) => status)).toEqual(['Asked', 'Asked'])
    expect(await reachedBy(blocker)).toEqual([[], []])
    expect(await mailsTo(blocker)).toEqual([])
    expect((await reachedBy(colleague)).map((each) => each.length)).toEqual([1, 1])
    expect(await mailsTo(colleague)).toHaveLength(1)
  })

  it('before they were blocked waits out of sight', async () => {
    const [writer, named] = [await make.doctor(), await make.doctor()]
    await published(writer, naming(writer, named))
    const before = await reachedBy(named)

    await block(named, writer)

    expect(before.map((each) => each.length)).toEqual([1, 1])
    expect(await reachedBy(named)).toEqual([[], []])
  })
})
