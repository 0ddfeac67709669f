import {
  attachmentRoutes,
  contentRoutes,
  postRoutes,
  type UserArticlePayload,
  type UserExternalLinkPayload,
} from '@materia/contract'
import type { TestApp } from '../../../testing/app.ts'
import { blobOf, files } from '../../../testing/files.ts'
import type { Person } from '../../../testing/make.ts'

export const text = '<p>Metformin lowers glucose in most people with type 2 diabetes.</p>'

/** What writers and viewers of posts do, through the routes. */
export function postCalls({ as }: TestApp) {
  const draft = (person: Person, body: Partial<UserArticlePayload> = {}) =>
    as(person).call(postRoutes.createDraftArticle, { body: { title: 'Metformin', content: text, ...body } })
  const save = (person: Person, contentItemId: string, body: Partial<UserArticlePayload>) =>
    as(person).call(postRoutes.updateDraftArticle, { params: { contentItemId }, body })
  const publish = (person: Person, draftContentItemId: string) =>
    as(person).call(postRoutes.publishArticle, { query: { draftContentItemId } })
  const change = (person: Person, contentItemId: string, body: Partial<UserArticlePayload>) =>
    as(person).call(postRoutes.updateArticle, { params: { contentItemId }, body })
  const published = async (person: Person, body: Partial<UserArticlePayload> = {}) =>
    (await publish(person, (await draft(person, body)).body.contentItemId)).body
  const link = (person: Person, body: Partial<UserExternalLinkPayload> = {}) =>
    as(person).call(postRoutes.createDraftExternalLink, {
      body: {
        title: 'A talk',
        externalLinkType: 'YouTube',
        externalLink: 'https://www.youtube.com/watch?v=abc',
        ...body,
      },
    })
  const read = (person: Person, contentItemId: string) =>
    as(person).call(contentRoutes.getContent, { params: { contentItemId } })
  const upload = async (person: Person, type: 'Image' | 'Document' = 'Image') =>
    (
      await as(person).call(attachmentRoutes.uploadAttachment, {
        query: { attachmentType: type },
        file: blobOf(type === 'Image' ? await files.png() : 'Notes'),
        fileName: 'file.txt',
      })
    ).body.id

  return { draft, save, publish, change, published, link, read, upload }
}

export const problemOf = (reply: { body: unknown }) =>
  reply.body as { detail: string; extensions: { errors?: { field: string }[]; stored?: Record<string, unknown> } }
