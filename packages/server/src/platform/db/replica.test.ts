import { profileRoutes } from '@materia/contract'
import pg from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { testDatabase, testServers } from '../../testing/database.ts'
import { databaseProcess } from '../../testing/database-process.ts'
import type { Person } from '../../testing/make.ts'
import type { Replica } from '../../testing/replica.ts'
import { readsOf } from '../../testing/tally.ts'
import { openReplicaPool } from './replica.ts'

const servers = await testServers()
const replica = servers.replica as Replica
const { app, make, as, accessTokenOf } = await testApp({}, servers)
const primary = await testDatabase({ servers })
const people = await Promise.all(Array.from({ length: 10 }, () => make.doctor()))

await Promise.all(people.map(accessTokenOf))

const roundsAtLeast = 10

/**
 * People who each write by one node and read by the other, which is which being luck; gives what was wrong. On a slow
 * machine a part of the rounds has to do.
 */
async function writeAndRead(rounds: number, withinMs = 2_000): Promise<unknown[]> {
  const wrong: unknown[] = []
  const deadline = performance.now() + withinMs
  async function writeThenRead(person: Person, followed: Person, isFollowing: boolean) {
    const params = { userIdToFollow: followed.userId, userIdToUnfollow: followed.userId }
    const written = await as(person).call(isFollowing ? profileRoutes.follow : profileRoutes.unfollow, { params })
    const read = await as(person).call(profileRoutes.listFollowing)
    const isSeen = read.status === 200 && read.body.length === (isFollowing ? 1 : 0)
    if (written.status >= 300 || !isSeen) wrong.push([written.body, read.body])
  }
  await Promise.all(
    people.map(async (person, index) => {
      const followed = people[(index + 1) % people.length] as Person
      for (let round = 0; round < rounds && (round < roundsAtLeast || performance.now() < deadline); round += 2) {
        await writeThenRead(person, followed, true)
        await writeThenRead(person, followed, false)
      }
    }),
  )
  return wrong
}

const replicaReads = async () => (await readsOf(app)).replica

async function untilTheReplicaIsRead() {
  const before = await replicaReads()
  const look = async () => {
    await as(people[0] as Person).call(profileRoutes.listFollowing)
    return replicaReads()
  }
  await expect.poll(look, { interval: 20 }).toBeGreaterThan(before)
}

async function onReplica(statement: string) {
  const client = new pg.Client({ connectionString: replica.urlOf('postgres') })
  await client.connect()
  await client.query(statement)
  await client.end()
}

describe('two nodes that read from a replica', () => {
  it('see every write acknowledged before, whichever of them took it', async () => {
    await untilTheReplicaIsRead()
    const before = await readsOf(app)

    const wrong = await writeAndRead(200, 5_000)

    const after = await readsOf(app)
    expect(wrong).toEqual([])
    expect(after.replica - before.replica).toBeGreaterThan(roundsAtLeast)
  })

  it('read from the primary while the replica stands still', async () => {
    await untilTheReplicaIsRead()
    await onReplica('select pg_wal_replay_pause()')
    const before = await replicaReads()

    const wrong = await writeAndRead(20)
    const during = await replicaReads()
    await onReplica('select pg_wal_replay_resume()')

    expect(wrong).toEqual([])
    // Each person's first read may come before the pause has begun.
    expect(during - before).toBeLessThan(20)
    await untilTheReplicaIsRead()
  })

  it('answer without an error when the replica dies under them, and use it again when it is back', async () => {
    await untilTheReplicaIsRead()

    const [dying] = await Promise.all([writeAndRead(40), replica.kill()])
    const dead = await writeAndRead(4)
    await replica.start()
    await untilTheReplicaIsRead()
    const back = await writeAndRead(20)

    expect([dying, dead, back]).toEqual([[], [], []])
  })

  it('refuse to write where they should read', async () => {
    await untilTheReplicaIsRead()

    const writing = app.reading(({ db }) => db.deleteFrom('users').execute())

    await expect(writing).rejects.toThrow('read-only transaction')
  })
})

describe('a replica that falls silent', () => {
  const closePositions = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'materia-position'`

  it.each([
    ['on a connection that stands', undefined],
    ['when it is to be connected anew', closePositions],
  ])('keeps no reader waiting longer than promised, %s', async (_, statement) => {
    const roles: string[] = []
    const { url: primaryUrl, replicaUrl } = primary
    const pool = openReplicaPool(
      { primary, primaryUrl, replicaUrl, poolSize: 2 },
      { onRead: (role) => roles.push(role), onChange: () => undefined },
    )
    const silenced = await databaseProcess(replica.urlOf('postgres'))
    const readRole = () => pool.read(async () => roles.at(-1))

    // Whatever else the machine does: the quickest of some shows how long a reader is made to wait.
    const waitedMs: number[] = []
    for (let rounds = 0; rounds < 3; rounds++) {
      await expect.poll(readRole, { interval: 20 }).toBe('replica')
      if (statement) await onReplica(statement)
      await silenced.pause()
      const startedMs = performance.now()
      const role = await readRole().finally(silenced.resume)
      waitedMs.push(performance.now() - startedMs)
      expect(role).toBe('primary')
    }
    await pool.close()

    expect(Math.min(...waitedMs)).toBeLessThan(400)
  })
})

describe('a replica that cannot be trusted', () => {
  it.each([
    ['the primary itself', 'It is no replica of this primary.'],
    ['of another server', 'It is no replica of this primary.'],
    ['nobody at the address', 'ECONNREFUSED'],
    ['of a primary that acknowledges early', 'The primary acknowledges what has not reached its disk.'],
  ])('is not read: %s', async (kind, reason) => {
    const urls: Record<string, string> = {
      'the primary itself': primary.url,
      'of another server': String(new URL('/postgres', inject('templateUrl'))),
      'nobody at the address': 'postgres://nobody@127.0.0.1:1/materia',
    }
    if (kind.includes('early')) await setDatabase(primary, 'synchronous_commit = off')
    const roles: string[] = []
    const reasons: (string | undefined)[] = []
    const pool = openReplicaPool(
      { primary, primaryUrl: primary.url, replicaUrl: urls[kind] ?? primary.replicaUrl, poolSize: 2 },
      { onRead: (role) => roles.push(role), onChange: (change) => reasons.push(change.reason) },
    )

    // On a busy machine it may first be too slow to answer.
    const readAndTell = () => pool.read(async () => reasons.join())
    await expect.poll(readAndTell, { interval: 20 }).toContain(reason)
    await pool.close()

    expect(new Set(roles)).toEqual(new Set(['primary']))
  })
})

const setDatabase = ({ pool, url }: { pool: pg.Pool; url: string }, setting: string) =>
  pool.query(`alter database ${new URL(url).pathname.slice(1)} set ${setting}`)
