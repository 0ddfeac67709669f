import type { Folio } from '@materia/contract'

export interface Rights {
  isOwner: boolean
  isMember: boolean
  /** Adding, removing, ordering and annotating. */
  mayClip: boolean
}

/** What the viewer may do with a folio they can see; the server has the last word. */
export function rightsOn(folio: Pick<Folio, 'creator' | 'users'>, userId: string | null): Rights {
  const isOwner = userId !== null && folio.creator?.userId === userId
  const isMember = folio.users.some((user) => user.userId === userId && user.status === 'Accepted')
  return { isOwner, isMember, mayClip: isOwner || isMember }
}
