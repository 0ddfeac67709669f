import type { FolioInvitationStatus, ShareLevel } from '@materia/contract'
import type { Actor } from '../../platform/app.ts'

/** What somebody is to a folio. Whoever was removed or has left is nobody to it again. */
export type Relation = 'owner' | 'accepted' | 'pending' | 'declined' | 'none'

export interface FolioAccess {
  relation: Relation
  shareLevel: ShareLevel
}

/** What they may not read does not exist for them: everything else is asked only after this. */
export const mayReadFolio = ({ relation, shareLevel }: FolioAccess) =>
  relation === 'owner' || shareLevel === 'Public' || (shareLevel === 'Restricted' && relation === 'accepted')

/** Adding, removing, ordering and annotating clippings. */
export const mayClip = (access: FolioAccess) =>
  mayReadFolio(access) && (access.relation === 'owner' || access.relation === 'accepted')

/** Title, summary, logo, share level, invitations, removing people, deleting. */
export const mayManageFolio = ({ relation }: FolioAccess) => relation === 'owner'

/** A member leaves, somebody invited lets go of the invitation, whatever the share level has become. */
export const mayLeaveFolio = ({ relation }: FolioAccess) => relation === 'accepted' || relation === 'pending'

/** Who was asked and said no is between them and the owner; who was asked is for those who work on the folio. */
export function maySeeMember(access: FolioAccess, member: { status: FolioInvitationStatus; hasAccount: boolean }) {
  if (mayManageFolio(access)) return true
  if (!member.hasAccount || member.status === 'Declined') return false
  return member.status === 'Accepted' ? mayReadFolio(access) : mayClip(access)
}

export const mayListPendingInvitesOf = (actor: Pick<Actor, 'userId' | 'roles'>, userId: string) =>
  actor.userId === userId || actor.roles.includes('Admin')
