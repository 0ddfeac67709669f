import type { Actor } from '../../platform/app.ts'

/** Reading, changing and deleting an account: oneself or an admin. */
export const mayManageUser = (actor: Actor, userId: string) => actor.userId === userId || actor.roles.includes('Admin')
