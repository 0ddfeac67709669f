import { randomUUID } from 'node:crypto'
import { type Access, folioRoutes, type Role, roles, type ShareLevel, shareLevels } from '@materia/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/events/events.ts'
import { testApp } from '../../testing/app.ts'
import type { Person } from '../../testing/make.ts'
import { putContentVersions } from '../contents/index.ts'
import { makeArticles } from './testing/things.ts'

const relations = ['owner', 'accepted', 'pending', 'declined', 'removed', 'stranger'] as const
type Relation = (typeof relations)[number]
type FolioCall = Exclude<keyof typeof folioRoutes, (typeof withoutFolio)[number]>

/** Calls that concern no folio in particular: whose they are is told by the role alone, or by oneself. */
const withoutFolio = [
  'createFolio',
  'listFolios',
  'uploadFolioLogo',
  'listDefaultLogos',
  'deleteFolioLogo',
  'listPendingFolioInvites',
  'getToRead',
  'readLater',
] as const

/** A folio in which everybody stands in one relation, with two clippings and one more person in it. */
interface Stage {
  folioId: string
  invites: Record<Relation, string>
}

interface Act {
  call: FolioCall
  input: (stage: Stage, actor: Person, relation: Relation) => Record<string, unknown>
  /** Statuses by relation, in the order above. */
  expected: Record<ShareLevel, readonly [number, number, number, number, number, number]>
}

const reading = {
  Public: [200, 200, 200, 200, 200, 200],
  Restricted: [200, 200, 404, 404, 404, 404],
  Private: [200, 404, 404, 404, 404, 404],
} as const
const curating = (done: number) =>
  ({
    Public: [done, done, 403, 403, 403, 403],
    Restricted: [done, done, 404, 404, 404, 404],
    Private: [done, 404, 404, 404, 404, 404],
  }) as const
const managing = (done: number) =>
  ({
    Public: [done, 403, 403, 403, 403, 403],
    Restricted: [done, 403, 404, 404, 404, 404],
    Private: [done, 404, 404, 404, 404, 404],
  }) as const
const atEveryLevel = (...statuses: Act['expected']['Public']) =>
  ({ Public: statuses, Restricted: statuses, Private: statuses }) as const

const tester = await testApp()
const { app, make, as, stranger } = tester
const [first, second, third] = await makeArticles(tester, 3)
const clipped = first?.contentItemId ?? ''
const alsoClipped = second?.contentItemId ?? ''
const bystander = await make.doctor()
const newcomer = await make.doctor()

const byId = ({ folioId }: Stage) => ({ params: { id: folioId } })
const withBody = (body: unknown) => (stage: Stage) => ({ ...byId(stage), body })

/** Every call with a folio in it: leaving one out does not compile, nor does leaving out a relation or a level. */
const acts: Record<FolioCall, Act> & Record<string, Act> = {
  getFolio: { call: 'getFolio', input: byId, expected: reading },
  listClippings: { call: 'listClippings', input: byId, expected: reading },
  exportFolio: {
    call: 'exportFolio',
    input: (stage) => ({ ...byId(stage), query: { format: 'ris' } }),
    expected: reading,
  },
  listFolioUsers: { call: 'listFolioUsers', input: byId, expected: reading },
  addClippings: {
    call: 'addClippings',
    input: withBody({ contentItemId: third?.contentItemId }),
    expected: curating(200),
  },
  removeClipping: { call: 'removeClipping', input: withBody({ contentItemId: clipped }), expected: curating(200) },
  noteClipping: {
    call: 'noteClipping',
    input: withBody({ contentItemId: clipped, note: 'Changed' }),
    expected: curating(200),
  },
  replaceClipping: {
    call: 'replaceClipping',
    input: withBody({ contentItemId: clipped, replacementContentItemId: third?.contentItemId }),
    expected: curating(204),
  },
  moveClipping: {
    call: 'moveClipping',
    input: withBody({ contentItemId: clipped, afterContentItemId: alsoClipped }),
    expected: curating(204),
  },
  importClippings: { call: 'importClippings', input: withBody({ text: third?.pmid }), expected: curating(200) },
  'updateFolio, the order alone': {
    call: 'updateFolio',
    input: ({ folioId }) => ({ body: { folioId, contentIds: [alsoClipped, clipped] } }),
    expected: curating(200),
  },
  updateFolio: {
    call: 'updateFolio',
    input: ({ folioId }) => ({ body: { folioId, title: 'Changed' } }),
    expected: managing(200),
  },
  deleteFolio: { call: 'deleteFolio', input: byId, expected: managing(204) },
  restoreFolio: { call: 'restoreFolio', input: byId, expected: managing(200) },
  inviteToFolio: {
    call: 'inviteToFolio',
    input: withBody({ userId: newcomer.userId }),
    // Nobody is invited to a private folio.
    expected: { ...managing(200), Private: managing(409).Private },
  },
  answerFolioInvite: {
    call: 'answerFolioInvite',
    input: (stage, _, relation) => ({
      ...byId(stage),
      body: { inviteId: stage.invites[relation], folioInvitationStatus: 'Accepted' },
    }),
    expected: atEveryLevel(403, 409, 200, 409, 409, 404),
  },
  removeFolioUser: {
    call: 'removeFolioUser',
    input: ({ folioId }) => ({ params: { id: folioId, userId: bystander.userId } }),
    expected: managing(204),
  },
  'removeFolioUser, oneself': {
    call: 'removeFolioUser',
    input: ({ folioId }, actor) => ({ params: { id: folioId, userId: actor.userId } }),
    expected: atEveryLevel(409, 204, 204, 404, 404, 404),
  },
}

const people = Object.fromEntries(
  await Promise.all(
    roles.map(async (role) => [
      role,
      Object.fromEntries(await Promise.all(relations.map(async (relation) => [relation, await make.person([role])]))),
    ]),
  ),
) as Record<Role, Record<Relation, Person>>

describe('the table of folio calls', () => {
  it('has every call of the contract', () => {
    const tabled = new Set<string>(Object.values(acts).map((act) => act.call))

    expect([...tabled, ...withoutFolio].toSorted()).toEqual(Object.keys(folioRoutes).toSorted())
  })
})

describe.each(roles)('a %s', (role) => {
  describe.each(shareLevels)('with a %s folio', (level) => {
    it.each(Object.keys(acts))('is answered by the table: %s', async (name) => {
      const act = acts[name] as Act
      const route = folioRoutes[act.call]
      const shared = await stageOf(role, level)
      const before = await stateOf(shared.folioId)

      for (const [index, relation] of relations.entries()) {
        const expected = isAllowed(route.access, role) ? act.expected[level][index] : 403
        const stage = (expected ?? 0) < 300 ? await stageOf(role, level) : shared
        const actor = people[role][relation]
        const reply = await as(actor).call(route, act.input(stage, actor, relation) as never)

        expect([relation, reply.status]).toEqual([relation, expected])
      }
      expect(await stateOf(shared.folioId)).toEqual(before)
    })
  })
})

describe('somebody who is not signed in', () => {
  it.each(Object.keys(folioRoutes) as (keyof typeof folioRoutes)[])('is refused %s', async (name) => {
    const reply = await stranger.call(folioRoutes[name], {
      params: { id: randomUUID(), userId: randomUUID() },
      query: { format: 'ris' },
    } as never)

    expect(reply.status).toBe(401)
  })
})

const isAllowed = (access: Access, role: Role) => typeof access === 'string' || access.includes(role)

async function stageOf(role: Role, level: ShareLevel): Promise<Stage> {
  const { owner, accepted, pending, declined, removed } = people[role]
  const folioId = randomUUID()
  const ids = { accepted: randomUUID(), pending: randomUUID(), declined: randomUUID(), removed: randomUUID() }
  await inTransaction(app, async (tx) => {
    await putContentVersions(tx, [
      {
        type: 'Folio',
        contentItemId: folioId,
        ownerId: owner.userId,
        visibility: ({ Public: 'public', Restricted: 'members', Private: 'owner' } as const)[level],
        title: 'A folio',
        publishedOn: new Date('2026-01-01'),
        details: { shareLevel: level, logoAttachmentId: null, verifiedOnly: false },
      },
    ])
    const at = new Date('2026-01-02')
    const row = { folio_id: folioId, email: null, invited_by_id: owner.userId, created_at: at, answered_at: at }
    await tx
      .insertInto('folio_users')
      .values([
        { ...row, id: ids.accepted, user_id: accepted.userId, status: 'Accepted' },
        { ...row, id: ids.pending, user_id: pending.userId, status: 'Pending' },
        { ...row, id: ids.declined, user_id: declined.userId, status: 'Declined' },
        { ...row, id: randomUUID(), user_id: bystander.userId, status: 'Accepted' },
      ])
      .execute()
    await tx
      .insertInto('folio_ended_invites')
      .values({ id: ids.removed, folio_id: folioId, user_id: removed.userId, ended_at: at })
      .execute()
    const clipping = { folio_id: folioId, added_by_id: owner.userId, added_at: at, note: null }
    await tx
      .insertInto('clippings')
      .values([
        { ...clipping, content_item_id: clipped, position: 1 },
        { ...clipping, content_item_id: alsoClipped, position: 2 },
      ])
      .execute()
  })
  // The owner and the stranger try to answer for the person invited.
  return { folioId, invites: { ...ids, owner: ids.pending, stranger: ids.pending } }
}

/** Everything a call could change. */
async function stateOf(folioId: string) {
  const { rows } = await sql`
    select i.current_version_id, i.visibility, i.owner_id, i.is_deleted,
           (select json_agg(c order by c.position) from clippings c where c.folio_id = i.id) as clippings,
           (select json_agg(u order by u.id) from folio_users u where u.folio_id = i.id) as people
    from content_items i
    where i.id = ${folioId}`.execute(app.db)
  return rows
}
