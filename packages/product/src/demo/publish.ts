import { attachmentRoutes, commentRoutes, moderationRoutes, postRoutes } from '@materia/contract'
import { readDemoFile } from './files.ts'
import {
  type DemoArticle,
  type DemoComment,
  type DemoLink,
  demoArticles,
  demoLinks,
  type Writing,
} from './posts/index.ts'
import type { DemoCast, DemoStage } from './stage.ts'

/** Articles and links are drafted, published and revised as their authors would, some time ago. */
export async function publish(stage: DemoStage): Promise<void> {
  const belongings = await Promise.all(demoArticles.map((article) => uploadBelongings(stage.cast, article)))
  for (const [index, article] of demoArticles.entries()) await publishArticle(stage, article, belongings[index])
  for (const link of demoLinks) await publishLink(stage, link)
  const unfinished = {
    title: 'Which statin, and when to stop',
    content: '<p>Outline: who still benefits after 80, and how to say so.</p>',
  }
  await stage.cast.doctor?.as.call(postRoutes.createDraftArticle, { body: unfinished })
}

async function publishArticle(stage: DemoStage, article: DemoArticle, belongings?: Belongings): Promise<void> {
  const author = stage.cast[article.by]
  if (!author || !belongings) return
  const [first, ...revisions] = article.versions
  const writing = writingWith(stage, belongings.figureIds)
  const common = { ...commonOf(stage, article), ...belongings.ids }
  const contentItemId = await stage.during(first.on, async () => {
    const draft = await author.as.call(postRoutes.createDraftArticle, {
      body: { ...common, content: first.content(writing) },
    })
    await author.as.call(postRoutes.publishArticle, { query: { draftContentItemId: draft.contentItemId } })
    return draft.contentItemId
  })
  for (const { on, content } of revisions) {
    await stage.during(on, () =>
      author.as.call(postRoutes.updateArticle, {
        params: { contentItemId },
        query: {},
        body: { ...common, content: content(writing) },
      }),
    )
  }
  if (article.isPromoted) await promote(stage.cast, contentItemId)
  for (const comment of article.comments ?? []) await discuss(stage, contentItemId, comment)
}

/** A comment, and the answer to it. */
async function discuss(stage: DemoStage, contentItemId: string, comment: DemoComment, parentId?: string) {
  const { by, on, text: content, isQuestion, answer } = comment
  const said = await stage.during(on, async () =>
    stage.cast[by]?.as.call(commentRoutes.addComment, {
      params: { contentItemId },
      body: { content, isQuestion, parentId },
    }),
  )
  if (said && answer) await discuss(stage, contentItemId, answer, said.id)
}

async function publishLink(stage: DemoStage, link: DemoLink): Promise<void> {
  const author = stage.cast[link.by]
  if (!author) return
  const { externalLinkType, externalLink } = link
  await stage.during(link.on, async () => {
    const body = { ...commonOf(stage, link), externalLinkType, externalLink }
    const draft = await author.as.call(postRoutes.createDraftExternalLink, { body })
    await author.as.call(postRoutes.publishExternalLink, { query: { draftContentItemId: draft.contentItemId } })
  })
}

const commonOf = ({ areaIds }: DemoStage, post: DemoArticle | DemoLink) => ({
  title: post.title,
  summary: post.summary,
  areasOfInterestIds: post.areas.flatMap((title) => areaIds.get(title) ?? []),
})

interface Belongings {
  figureIds: Map<string, string>
  ids: { featuredImageId: string; attachmentIds: string[] }
}

/** Uploads the cover, the figures and the files of a post. */
async function uploadBelongings(
  cast: DemoCast,
  { by, cover, figures = [], files = [] }: DemoArticle,
): Promise<Belongings | undefined> {
  const author = cast[by]
  if (!author) return undefined
  const upload = async (path: string, attachmentType: 'Image' | 'PDF' | 'Video') => {
    const input = { query: { attachmentType }, ...(await readDemoFile(path)) }
    const { id } = await author.as.call(attachmentRoutes.uploadAttachment, input)
    return id
  }
  const featuredImageId = await upload(`covers/${cover}.webp`, 'Image')
  const figureIds = new Map<string, string>()
  for (const name of figures) figureIds.set(name, await upload(`figures/${name}.webp`, 'Image'))
  const attachmentIds: string[] = []
  for (const { path, type } of files) attachmentIds.push(await upload(path, type))
  return { figureIds, ids: { featuredImageId, attachmentIds } }
}

function writingWith({ itemId }: DemoStage, figureIds: Map<string, string>): Writing {
  return {
    figure(name, alt, caption) {
      const path = attachmentRoutes.getAttachment.path.replace(':id', figureIds.get(name) ?? '')
      return `<figure><img src="${path}" alt="${alt}"><figcaption>${caption}</figcaption></figure>`
    },
    link: (sourceKey, words) => `<a href="/contents/${itemId(sourceKey)}">${words}</a>`,
  }
}

/** Only what the demo's people made is promoted: its sponsor is invented too. */
async function promote({ admin }: DemoCast, contentItemId: string): Promise<void> {
  await admin?.as.call(moderationRoutes.changeEditorial, {
    params: { contentItemId },
    body: {
      promotedBy: 'sponsor@materia.test',
      disclosure: { purpose: 'to be seen by more readers; the author was not paid' },
    },
  })
}
