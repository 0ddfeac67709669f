import { randomUUID } from 'node:crypto'
import { type Comment, commentRoutes, postRoutes } from '@materia/contract'
import { clientAt } from '../client/over-fetch.ts'
import type { Member } from './members.ts'
import type { ServerProcess } from './server-process.ts'
import { pause } from './storm-client.ts'

const retryMs = 50

/** People who comment on one post beside the storm: each tries under one name until the server has acknowledged it. */
export class Commenters {
  readonly acknowledged: Comment[] = []
  readonly removed = new Set<string>()
  readonly contentItemId: string
  private readonly servers: ServerProcess[]

  constructor(contentItemId: string, servers: ServerProcess[]) {
    this.contentItemId = contentItemId
    this.servers = servers
  }

  /** Sent twice at once now and then, as an impatient retry would; some are edited or deleted afterwards. */
  async comment(member: Member): Promise<void> {
    const params = { contentItemId: this.contentItemId }
    const body = { content: 'What dose?', clientCommentId: randomUUID() }
    const add = () => this.tried(member, (client) => client.call(commentRoutes.addComment, { params, body }))
    const [added] = await Promise.all([add(), ...(Math.random() < 0.2 ? [add()] : [])])
    this.acknowledged.push(added)
    const dice = Math.random()
    const own = { params: { id: added.id } }
    if (dice < 0.3) {
      await this.tried(member, (client) =>
        client.call(commentRoutes.editComment, { ...own, body: { content: `Changed to ${added.id}` } }),
      )
    } else if (dice < 0.4) {
      await this.tried(member, (client) => client.call(commentRoutes.deleteComment, own))
      this.removed.add(added.id)
    }
  }

  /** Until it succeeds; a second try that finds it gone had succeeded before. */
  private async tried<Body>(
    member: Member,
    ask: (client: ReturnType<typeof signedIn>) => Promise<{ status: number; body: Body }>,
  ): Promise<Body> {
    for (let tries = 0; ; tries++) {
      const up = this.servers.filter((server) => server.isUp())
      const server = up[tries % Math.max(1, up.length)]
      const reply = server && (await ask(signedIn(server, member)).catch(() => undefined))
      if (reply && (reply.status < 300 || (reply.status === 404 && tries > 0))) return reply.body
      if (reply && reply.status < 500) throw new Error(`A comment was answered ${reply.status}.`)
      await pause(retryMs)
    }
  }
}

const signedIn = (server: ServerProcess, { token }: Member) =>
  clientAt(server.url, { authorization: `Bearer ${token}` })

/** A published post to comment on. */
export async function publishPost(server: ServerProcess, member: Member): Promise<string> {
  const client = signedIn(server, member)
  const body = { title: 'A case', content: '<p>Words.</p>' }
  const draft = await client.call(postRoutes.createDraftArticle, { body })
  const query = { draftContentItemId: draft.body.contentItemId }
  const published = await client.call(postRoutes.publishArticle, { query })
  return published.body.contentItemId
}
