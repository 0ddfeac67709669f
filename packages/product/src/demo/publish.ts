import { contentRoutes, likeRoutes, moderationRoutes, postRoutes, profileRoutes } from '@materia/contract'
import { demoFollows } from './circles.ts'
import type { DemoCast, InThePast } from './demo.ts'
import { demoPeople } from './people.ts'
import { demoArticles, demoLinks } from './posts.ts'

/** Everybody fills in their profile and follows whom they follow. */
export async function introduce(cast: DemoCast): Promise<void> {
  const { doctor } = cast
  if (!doctor) return
  const specialties = await doctor.as.call(profileRoutes.listSpecialties, {})
  const areas = await areaIds(cast)
  for (const { email, profile } of demoPeople) {
    const person = cast[email.split('@')[0] ?? '']
    if (!profile || !person) continue
    const { specialty: name, subSpecialty: subName, areas: areaTitles, ...fields } = profile
    const specialty = specialties.find((entry) => entry.name === name)
    const subSpecialty = specialty?.subSpecialties.find((entry) => entry.name === subName)
    const areasOfInterestIds = areaTitles.flatMap((title) => areas.get(title) ?? [])
    const choice = {
      specialty: specialty ? { id: specialty.id } : null,
      subSpecialty: subSpecialty ? { id: subSpecialty.id } : null,
    }
    await person.as.call(profileRoutes.updateProfile, { body: { ...fields, ...choice, areasOfInterestIds } })
  }
  for (const [follower, followed] of Object.entries(demoFollows)) {
    for (const name of followed) {
      await cast[follower]?.as.call(profileRoutes.follow, { params: { userIdToFollow: cast[name]?.userId ?? '' } })
    }
  }
}

/** Articles and links are drafted and published as their authors would, some time ago. */
export async function publish(cast: DemoCast, inThePast: InThePast): Promise<void> {
  const areas = await areaIds(cast)
  const common = (post: (typeof demoArticles)[number] | (typeof demoLinks)[number]) => ({
    title: post.title,
    summary: post.summary,
    areasOfInterestIds: post.areas.flatMap((title) => areas.get(title) ?? []),
  })
  for (const article of demoArticles) {
    await inThePast(article.daysAgo, async () => {
      const author = cast[article.by]
      const body = { ...common(article), content: article.content }
      const draft = await author?.as.call(postRoutes.createDraftArticle, { body })
      if (draft)
        await author?.as.call(postRoutes.publishArticle, { query: { draftContentItemId: draft.contentItemId } })
    })
  }
  for (const link of demoLinks) {
    await inThePast(link.daysAgo, async () => {
      const author = cast[link.by]
      const { externalLinkType, externalLink } = link
      const body = { ...common(link), externalLinkType, externalLink }
      const draft = await author?.as.call(postRoutes.createDraftExternalLink, { body })
      if (draft)
        await author?.as.call(postRoutes.publishExternalLink, { query: { draftContentItemId: draft.contentItemId } })
    })
  }
  const unfinished = {
    title: 'Which statin, and when to stop',
    content: '<p>Outline: who still benefits after 80, and how to say so.</p>',
  }
  await cast.doctor?.as.call(postRoutes.createDraftArticle, { body: unfinished })
}

/** Everybody opens and likes some things, so that counts, trends and recent searches have something to show. */
export async function read(cast: DemoCast): Promise<void> {
  const readers = Object.values(cast)
  const items = (await cast.doctor?.as.call(contentRoutes.discover, { query: { count: 60 } })) ?? []
  const visits = readers.flatMap((reader, place) =>
    items
      .filter((_, position) => (position * 7 + place * 3) % 5 < 2)
      .map((content, nth) => ({ reader, content, isLiked: nth % 3 === 0 })),
  )
  for (const { reader, content, isLiked } of visits) {
    await reader.as.call(contentRoutes.recordView, { params: { contentItemVersionId: content.versionId } })
    if (isLiked) await reader.as.call(likeRoutes.like, { params: { contentItemId: content.contentItemId } })
  }
  for (const content of items.filter(({ contentItemType }) => contentItemType === 'Article').slice(0, 2)) {
    await cast.admin?.as.call(moderationRoutes.changeEditorial, {
      params: { contentItemId: content.contentItemId },
      body: { promotedBy: 'sponsor@materia.test' },
    })
  }
}

async function areaIds(cast: DemoCast): Promise<Map<string, number>> {
  const areas = (await cast.doctor?.as.call(profileRoutes.listAreasOfInterest, {})) ?? []
  return new Map(areas.map((area) => [area.title, area.id]))
}
