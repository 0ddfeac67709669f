import { createHash, randomUUID } from 'node:crypto'
import {
  attachmentRoutes,
  contentRoutes,
  folioRoutes,
  invitationRoutes,
  likeRoutes,
  postRoutes,
} from '@materia/contract'
import { blobOf, files } from '@materia/server/testing/files.ts'
import { oneByShare, oneOf } from '../storm/dice.ts'
import type { Person } from './person.ts'

type Habit = (person: Person) => Promise<unknown>

/** What people do and how often, of a hundred things; about what a working day brings, with more writing in it. */
const habits: { share: number; habit: Habit }[] = [
  { share: 15, habit: (person) => person.ask(contentRoutes.discover, { query: {} }) },
  { share: 5, habit: (person) => person.ask(contentRoutes.trending, { query: {} }) },
  { share: 5, habit: (person) => person.ask(contentRoutes.recentFollowed, { query: {} }) },
  { share: 10, habit: search },
  { share: 15, habit: open },
  { share: 15, habit: like },
  { share: 12, habit: save },
  { share: 3, habit: post },
  { share: 4, habit: invite },
  { share: 4, habit: upload },
  { share: 12, habit: async (person) => person.chat.say(person.chatroomId) },
]

export const nextHabit = (): Habit => oneByShare(habits).habit

const sought = ['heart failure', 'asthma in children', 'apixaban', 'Item 7', 'kidney', 'vaccine']

async function search(person: Person) {
  const searchTerm = oneOf(sought)
  await person.ask(contentRoutes.related, { query: { searchTerm: searchTerm.slice(0, 5) } })
  await person.ask(contentRoutes.searchContents, { query: { searchTerm } })
}

async function open(person: Person) {
  const { contentItemId, versionId } = oneOf(person.items)
  await person.ask(contentRoutes.getContent, { params: { contentItemId } })
  await person.ask(contentRoutes.recordView, { params: { contentItemVersionId: versionId } })
}

async function like({ userId, items, journal, insist }: Person) {
  const { contentItemId } = oneOf(items)
  const name = `${userId} ${contentItemId}`
  const isLiked = journal.likes.has(name)
  await insist(isLiked ? likeRoutes.removeLike : likeRoutes.like, { params: { contentItemId } })
  if (isLiked) journal.likes.delete(name)
  else journal.likes.add(name)
}

async function save({ folioId, items, journal, insist }: Person) {
  const { contentItemId } = oneOf(items)
  const name = `${folioId} ${contentItemId}`
  const call = { params: { id: folioId }, body: { contentItemId } }
  if (journal.clippings.has(name)) {
    await insist(folioRoutes.removeClipping, call)
    journal.clippings.delete(name)
    return
  }
  await insist(folioRoutes.addClippings, call)
  journal.clippings.add(name)
}

/** Under an id of the writer's own, so that a second try is the same post. */
async function post({ journal, insist }: Person) {
  const contentItemId = randomUUID()
  const words = { title: `Notes ${contentItemId}`, content: '<p>What we saw on the ward, in short.</p>' }
  await insist(postRoutes.createDraftArticle, { body: { contentItemId, ...words } })
  await insist(postRoutes.publishArticle, { query: { draftContentItemId: contentItemId } })
  journal.posts.add(contentItemId)
}

/** Asked for once: a second try would rightly be a second letter. */
async function invite({ journal, ask }: Person) {
  const emailAddress = `${randomUUID()}@example.test`
  journal.uncertainMails.add(emailAddress)
  const isDone = await ask(invitationRoutes.inviteUser, {
    body: { emailAddress, firstName: 'Robin', lastName: 'Tremblay' },
  }).then((body) => body !== undefined)
  if (!isDone) return
  journal.uncertainMails.delete(emailAddress)
  journal.mails.add(emailAddress)
}

async function upload({ journal, ask }: Person) {
  const bytes = Buffer.concat([files.pdf(), Buffer.from(`% ${randomUUID()}${'.'.repeat(20_000)}`)])
  journal.uncertainFiles += 1
  const kept = await ask(attachmentRoutes.uploadAttachment, {
    query: { attachmentType: 'PDF' },
    file: blobOf(bytes),
    fileName: 'notes.pdf',
  })
  if (!kept) return
  journal.uncertainFiles -= 1
  journal.files.set(kept.id, fingerprint(bytes))
}

export const fingerprint = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
