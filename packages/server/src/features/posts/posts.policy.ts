import type { Actor } from '../../platform/app.ts'

interface Owned {
  owner_id: string | null
}

export const mayEditPost = (actor: Actor, post: Owned) => post.owner_id === actor.userId
/** Who promotes a post is said by admins alone, on anybody's post. */
export const mayPromote = (actor: Actor) => actor.roles.includes('Admin')
/** Only voice-of accounts speak for an organisation. */
export const maySpeakFor = (actor: Actor) => actor.roles.includes('VoiceOf')
