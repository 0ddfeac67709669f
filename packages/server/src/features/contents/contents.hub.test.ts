import { randomUUID } from 'node:crypto'
import { analyticsRoutes, type ContentVersionAdded, contentHub, contentRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { makeContent } from '../../testing/contents.ts'

const { app, apps, make, as, connect } = await testApp({ MATERIA_ENABLE_MOCKS: '1' })
const [admin, owner, reader] = [await make.admin(), await make.doctor(), await make.doctor()]

describe('contentHub', () => {
  it('tells everybody of a new version of what is public', async () => {
    const made = await makeContent(app, 'Article')
    const client = await connect(reader, contentHub)
    const heard = client.next('ContentVersionAdded')

    const mock = await as(admin).call(contentRoutes.generateMockVersion, {
      params: { contentItemId: made.contentItemId },
    })

    expect(mock.status).toBe(200)
    expect(mock.body).toMatchObject({ contentItemId: made.contentItemId, isCurrent: true })
    expect(mock.body.versionId).not.toBe(made.versionId)
    expect(await heard).toEqual({ contentItemId: made.contentItemId, versionId: mock.body.versionId })
  })

  it('tells only those who may see it of what is not', async () => {
    const [ownersClient, readersClient] = [await connect(owner, contentHub), await connect(reader, contentHub)]
    const overheard: ContentVersionAdded[] = []
    readersClient.socket.on('ContentVersionAdded', (added: ContentVersionAdded) => overheard.push(added))
    const toOwner = ownersClient.next('ContentVersionAdded')
    const folio = await makeContent(app, 'Folio', { ownerId: owner.userId, visibility: 'owner' })
    await toOwner

    const open = await makeContent(app, 'Article')
    await expect.poll(() => overheard.map(({ contentItemId }) => contentItemId)).toContain(open.contentItemId)

    // What other tests made may still be on its way from another process.
    const ofThese = overheard.filter(({ contentItemId }) =>
      [folio, open].some((made) => made.contentItemId === contentItemId),
    )
    expect(ofThese.map((added) => added.contentItemId)).toEqual([open.contentItemId])
  })
})

describe('a mock version', () => {
  it('is for admins, and only where mocks are enabled', async () => {
    const made = await makeContent(app, 'Article')
    const item = { params: { contentItemId: made.contentItemId } }
    const strict = await testApp()
    const strictAdmin = await strict.make.admin()
    const strictItem = await makeContent(strict.app, 'Article')

    const byDoctor = await as(reader).call(contentRoutes.generateMockVersion, item)
    const unknown = await as(admin).call(contentRoutes.generateMockVersion, { params: { contentItemId: randomUUID() } })
    const disabled = await strict.as(strictAdmin).call(contentRoutes.generateMockVersion, {
      params: { contentItemId: strictItem.contentItemId },
    })

    expect([byDoctor.status, unknown.status, disabled.status]).toEqual([403, 404, 404])
  })

  it.each(['Drug', 'Folio', 'UserArticle', 'Trial'] as const)(
    'keeps everything else of a %s as it was',
    async (type) => {
      const made = await makeContent(app, type, { ownerId: owner.userId, areasOfInterest: ['Gout'] })
      const params = { contentItemId: made.contentItemId }
      const before = await as(reader).call(contentRoutes.getContent, { params })

      await as(admin).call(contentRoutes.generateMockVersion, { params })
      const after = await as(reader).call(contentRoutes.getContent, { params })

      const { versionId, createdOn, summary, ...kept } = after.body as Record<string, unknown>
      const changed = { versionId, createdOn, summary, ...('xmin' in kept && { xmin: kept.xmin }) }
      expect(after.body).toEqual({ ...before.body, ...changed })
      expect(versionId).not.toBe(made.versionId)
    },
  )
})

describe('timings measured in browsers', () => {
  it('land in the metrics', async () => {
    const reply = await as(reader).call(analyticsRoutes.recordTimings, {
      body: [{ name: 'Load Trending', value: 42, category: 'Discover Feed' }],
    })

    expect(reply.status).toBe(204)
    const metrics = await Promise.all(apps.map((node) => node.metrics.registry.metrics()))
    expect(metrics.join()).toContain('materia_client_timing_ms_sum{name="Load Trending",category="Discover Feed"} 42')
  })

  it('are refused under names that nobody measures', async () => {
    const reply = await as(reader).call(analyticsRoutes.recordTimings, {
      body: [{ name: 'Load Everything' as 'Load Trending', value: 1, category: 'Search' }],
    })

    expect(reply.status).toBe(400)
  })
})
