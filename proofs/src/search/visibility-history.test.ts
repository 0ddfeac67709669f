import { randomUUID } from 'node:crypto'
import {
  type ContentItemType,
  contentRoutes,
  folioRoutes,
  postRoutes,
  type ShareLevel,
  shareLevels,
} from '@materia/contract'
import { hideItems, unhideItems } from '@materia/server/features/contents/index.ts'
import { inTransaction } from '@materia/server/platform/events/events.ts'
import { mergeFresh, rebuild } from '@materia/server/platform/search/index.ts'
import { testApp } from '@materia/server/testing/app.ts'
import { makeContent } from '@materia/server/testing/contents.ts'
import type { Person } from '@materia/server/testing/make.ts'
import { describe, expect, it } from 'vitest'

/** SEARCH_QUERIES=10000 is the long run. */
const queries = Number(process.env.SEARCH_QUERIES ?? 900)
const queriesBetweenChanges = 30

/** What the model knows of an item: who may open it now. */
interface Item {
  id: string
  owner: Person | undefined
  level: ShareLevel
  isThere: boolean
  /** By user id; of a folio alone. */
  membership: Map<string, 'pending' | 'accepted'>
  inviteIds: Map<string, string>
  is: 'folio' | 'draft' | 'post' | 'article'
}

const words = 'asthma insulin renal cardiac dose child vaccine pain sleep stroke gout sepsis'.split(' ')
const fillers: ContentItemType[][] = [[], [], ['Folio'], ['DraftUserArticle', 'UserArticle'], ['Article', 'Folio']]

const { app, make, as } = await testApp()
const people = await Promise.all(Array.from({ length: 6 }, () => make.doctor()))
const items: Item[] = []
const random = seeded(20_261)
const any = <Thing>(list: readonly Thing[]): Thing => list[Math.floor(random() * list.length)] as Thing
const chance = (share: number) => random() < share
const someWords = (count: number) => Array.from({ length: count }, () => any(words)).join(' ')

function mayOpen(item: Item, person: Person): boolean {
  if (!item.isThere) return false
  if (item.level === 'Public' || item.owner === person) return true
  return item.level === 'Restricted' && item.membership.get(person.userId) === 'accepted'
}

describe('what a reader may not open', () => {
  it(`is shown by no search, suggestion or list: ${queries} random queries beside random changes`, {
    timeout: 900_000,
  }, async () => {
    for (let nth = 0; nth < 20; nth++) await makeFolio()
    for (let nth = 0; nth < 10; nth++) await makeDraft()
    for (let nth = 0; nth < 10; nth++) await publish(await makeDraft())
    for (let nth = 0; nth < 10; nth++) await makeArticle()
    for (let nth = 0; nth < 60; nth++) await change()
    expect(await openedWrongly()).toEqual([])

    const shown = { all: 0, closed: 0 }
    for (let asked = 0; asked < queries; asked += queriesBetweenChanges) {
      await change()
      if (chance(0.1)) await (chance(0.5) ? mergeFresh(app.pool) : rebuild(app.pool))
      const answers = await Promise.all(Array.from({ length: queriesBetweenChanges }, ask))
      for (const { person, told, ids } of answers) {
        for (const id of ids) {
          const item = items.find((each) => each.id === id)
          expect(item && mayOpen(item, person), `${told} showed ${JSON.stringify(item?.is)} to a stranger`).toBe(true)
          shown.all++
          if (item?.level !== 'Public') shown.closed++
        }
      }
    }

    expect(await openedWrongly()).toEqual([])
    expect(shown.all).toBeGreaterThan(queries)
    expect(shown.closed).toBeGreaterThan(queries / 10)
  })

  it('is found by those who may: each item by its own word', async () => {
    const marked: { id: string; word: string }[] = []
    for (const [nth, shareLevel] of shareLevels.entries()) {
      const word = `zyx${'abc'[nth]}folio`
      const owner = people[0] as Person
      const { body } = await as(owner).call(folioRoutes.createFolio, { body: { title: word, shareLevel } })
      marked.push({ id: body.folioId, word })
      items.push(itemOf({ id: body.folioId, owner, level: shareLevel, is: 'folio' }))
    }

    for (const { id, word } of marked) {
      const item = items.find((each) => each.id === id) as Item
      for (const person of people) {
        const { body } = await as(person).call(contentRoutes.searchContents, { query: { searchTerm: word } })
        expect(body.map((found) => found.contentItemId)).toEqual(mayOpen(item, person) ? [id] : [])
      }
    }
  })
})

/** Items that open to somebody they should not, or do not open to somebody they should. */
async function openedWrongly(): Promise<string[]> {
  const wrong: string[] = []
  for (const item of items) {
    const replies = await Promise.all(
      people.map((person) => as(person).call(contentRoutes.getContent, { params: { contentItemId: item.id } })),
    )
    for (const [index, { status }] of replies.entries()) {
      const expected = mayOpen(item, people[index] as Person) ? 200 : 404
      if (status !== expected) wrong.push(`${item.is} ${item.level}: ${status} instead of ${expected}`)
    }
  }
  return wrong
}

async function ask(): Promise<{ person: Person; told: string; ids: string[] }> {
  const person = any(people)
  const dice = random()
  if (dice < 0.6) {
    const parts = someWords(1 + Math.floor(random() * 3)).split(' ')
    if (chance(0.2)) parts.push(`-${any(words)}`)
    if (chance(0.2)) parts.push(`"${someWords(2)}"`)
    const query = {
      searchTerm: parts.join(' '),
      count: 50,
      offset: chance(0.2) ? Math.floor(random() * 20) : 0,
      filter: any(fillers),
      isRecent: chance(0.3) ? ('true' as const) : ('false' as const),
    }
    const { body } = await as(person).call(contentRoutes.searchContents, { query })
    return { person, told: `The search ${query.searchTerm}`, ids: body.map((found) => found.contentItemId) }
  }
  if (dice < 0.9) {
    const word = any(words)
    const searchTerm = `${chance(0.3) ? `${any(words)} ` : ''}${word.slice(0, Math.floor(random() * (word.length + 1)))}`
    const { body } = await as(person).call(contentRoutes.related, { query: { searchTerm } })
    return { person, told: `The suggestions for “${searchTerm}”`, ids: body.map(({ id }) => id) }
  }
  const list = any([
    contentRoutes.summaries,
    contentRoutes.trending,
    contentRoutes.discover,
    contentRoutes.recentFollowed,
  ])
  const { body } = await as(person).call(list, { query: { count: 40 } })
  return { person, told: list.path, ids: body.map((found) => found.contentItemId) }
}

const itemOf = (item: Pick<Item, 'id' | 'owner' | 'level' | 'is'>): Item => ({
  ...item,
  isThere: true,
  membership: new Map(),
  inviteIds: new Map(),
})

async function makeFolio(): Promise<void> {
  const [owner, level] = [any(people), any(shareLevels)]
  const { body } = await as(owner).call(folioRoutes.createFolio, {
    body: { title: someWords(3), summary: someWords(4), shareLevel: level },
  })
  items.push(itemOf({ id: body.folioId, owner, level, is: 'folio' }))
}

async function makeDraft(): Promise<Item> {
  const owner = any(people)
  const { body } = await as(owner).call(postRoutes.createDraftArticle, {
    body: { title: someWords(3), content: `<p>${someWords(6)}</p>` },
  })
  const item = itemOf({ id: body.contentItemId, owner, level: 'Private', is: 'draft' })
  items.push(item)
  return item
}

async function publish(draft: Item): Promise<void> {
  const { body } = await as(draft.owner as Person).call(postRoutes.publishArticle, {
    query: { draftContentItemId: draft.id },
  })
  if (body.contentItemId === draft.id) Object.assign(draft, { is: 'post', level: 'Public' })
  else {
    draft.isThere = false
    items.push(itemOf({ id: body.contentItemId, owner: draft.owner, level: 'Public', is: 'post' }))
  }
}

async function makeArticle(): Promise<void> {
  const { contentItemId } = await makeContent(app, 'Article', {
    title: someWords(4),
    details: { pmid: null, doi: `10.1/${randomUUID()}` },
  })
  items.push(itemOf({ id: contentItemId, owner: undefined, level: 'Public', is: 'article' }))
}

/** One thing that changes who may see what. */
async function change(): Promise<void> {
  const item = any(items)
  if (item.is === 'folio') return changeFolio(item)
  if (item.is === 'article') return toggleHidden(item)
  if (!item.isThere) return
  if (item.is === 'draft' && chance(0.3)) return publish(item)
  if (chance(0.3)) return open(item)
  if (chance(0.3)) {
    await as(item.owner as Person).call(postRoutes.deleteOwnContent, { params: { contentItemId: item.id } })
    item.isThere = false
    await makeDraft()
  }
}

async function changeFolio(folio: Item): Promise<void> {
  const [owner, person, params] = [folio.owner as Person, any(people), { id: folio.id }]
  if (!folio.isThere) {
    await as(owner).call(folioRoutes.restoreFolio, { params })
    folio.isThere = true
    return
  }
  const dice = random()
  if (dice < 0.15) {
    folio.level = any(shareLevels)
    await as(owner).call(folioRoutes.updateFolio, { body: { folioId: folio.id, shareLevel: folio.level } })
  } else if (dice < 0.2) {
    await as(owner).call(folioRoutes.deleteFolio, { params })
    folio.isThere = false
  } else if (dice < 0.3) {
    await open(folio)
  } else if (person !== owner) await changeMember(folio, owner, person)
}

async function changeMember(folio: Item, owner: Person, person: Person): Promise<void> {
  const { userId } = person
  const params = { id: folio.id }
  const membership = folio.membership.get(userId)
  if (!membership) {
    const { body } = await as(owner).call(folioRoutes.inviteToFolio, { params, body: { userId } })
    folio.membership.set(userId, 'pending')
    folio.inviteIds.set(userId, body.id)
  } else if (membership === 'pending') {
    const isAccepted = chance(0.8)
    await as(person).call(folioRoutes.answerFolioInvite, {
      params,
      body: {
        inviteId: folio.inviteIds.get(userId) ?? '',
        folioInvitationStatus: isAccepted ? 'Accepted' : 'Declined',
      },
    })
    if (isAccepted) folio.membership.set(userId, 'accepted')
    else folio.membership.delete(userId)
  } else {
    await as(owner).call(folioRoutes.removeFolioUser, { params: { ...params, userId } })
    folio.membership.delete(userId)
  }
}

async function toggleHidden(article: Item): Promise<void> {
  await inTransaction(app, (tx) =>
    article.isThere ? hideItems(tx, [article.id], new Date()) : unhideItems(tx, [article.id]),
  )
  article.isThere = !article.isThere
}

/** Somebody who may opens it: from then on it is among what they opened lately. */
async function open(item: Item): Promise<void> {
  const reader = people.find((person) => mayOpen(item, person) && chance(0.5))
  if (!reader) return
  const { body } = await as(reader).call(contentRoutes.getContent, { params: { contentItemId: item.id } })
  await as(reader).call(contentRoutes.recordView, { params: { contentItemVersionId: body.versionId } })
}

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}
