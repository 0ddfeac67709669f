import { profileRoutes, userIdIn } from '@materia/contract'
import { eventually, expectSame, expectThat } from './eventually.ts'
import type { Person } from './people.ts'
import type { Report } from './report.ts'
import type { Stage } from './stage.ts'

const pairs = 150

/** What one process writes, the other reads at once, from the replica or without it. */
export async function checkReading(report: Report, stage: Stage, [ada, bo]: [Person, Person]): Promise<void> {
  await report.check(
    `what one process writes the other reads at once, ${2 * pairs} times, on the replica`,
    async () => {
      await untilRead(stage, ada)
      const before = await countReads(stage)
      await writeAndRead(ada, bo)
      await writeAndRead(bo, ada)
      const read = (await countReads(stage)) - before
      expectThat(read > pairs, `Only ${read} reads came from the replica.`)
    },
  )
  await report.check('the replica is killed in the middle of it: nothing fails and nothing is missed', async () => {
    await Promise.all([writeAndRead(ada, bo), stage.replica.kill()])
    await Promise.all(
      stage.serverPorts.map(async (port) =>
        expectSame('/readyz', (await fetch(`http://127.0.0.1:${port}/readyz`)).status, 200),
      ),
    )
  })
  await report.check('when it is back, it is read again', async () => {
    await stage.replica.start()
    await untilRead(stage, ada)
  })
}

/** One follows the other and stops, through the process of one; the other looks through theirs. */
async function writeAndRead(writer: Person, reader: Person): Promise<void> {
  const [writerId, readerId] = [userIdOf(writer), userIdOf(reader)]
  const params = { userIdToFollow: readerId, userIdToUnfollow: readerId }
  for (let pair = 0; pair < pairs; pair++) {
    const isFollowing = pair % 2 === 0
    const written = await writer.at.call(isFollowing ? profileRoutes.follow : profileRoutes.unfollow, { params })
    expectThat(written.status < 300, `The write was answered ${written.status} ${written.bytes}.`)
    const read = await reader.at.call(profileRoutes.listFollowers, { params: { userId: readerId } })
    expectSame('The answer', read.status, 200)
    expectSame(`Following in pair ${pair}`, JSON.stringify(read.body).includes(writerId), isFollowing)
  }
}

async function untilRead(stage: Stage, person: Person): Promise<void> {
  const before = await countReads(stage)
  await eventually(async () => {
    await person.at.call(profileRoutes.listFollowing)
    expectThat((await countReads(stage)) > before, 'No read came from the replica.')
  })
}

async function countReads(stage: Stage): Promise<number> {
  const counts = stage.serverPorts.map(async (port) => {
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    return Number(metrics.match(/^materia_reads_total\{database="replica"\} (\d+)/m)?.[1] ?? 0)
  })
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
}

const userIdOf = ({ at }: Person): string => userIdIn(at.token() ?? '') ?? ''
