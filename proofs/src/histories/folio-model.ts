import type { FolioInvitationStatus, ShareLevel } from '@materia/contract'

/** People and items of a history are numbers; person 0 creates the folio. */
export type Command =
  | { act: 'clip' | 'unclip'; by: number; item: number }
  | { act: 'invite' | 'remove'; by: number; whom: number }
  | { act: 'accept' | 'decline'; by: number }
  | { act: 'level'; by: number; level: ShareLevel }
  | { act: 'delete' | 'restore' | 'read'; by: number }

export interface Invite {
  id: string
  status: FolioInvitationStatus
}

/** All there is to know about one folio. */
export interface Model {
  level: ShareLevel
  isDeleted: boolean
  invites: (Invite | undefined)[]
  items: number[]
}

/** What only the other side can know: the invitation that somebody answers, and the one that was made. */
export interface Told {
  answeredId?: string
  invitedId?: string
}

export const newModel = (people: number): Model => ({
  level: 'Restricted',
  isDeleted: false,
  invites: Array<undefined>(people).fill(undefined),
  items: [],
})

const isOwner = (person: number) => person === 0
const statusOf = (model: Model, person: number) => model.invites[person]?.status

export function mayRead(model: Model, person: number): boolean {
  if (model.isDeleted) return false
  if (isOwner(person) || model.level === 'Public') return true
  return model.level === 'Restricted' && statusOf(model, person) === 'Accepted'
}

/** What the command answers and what it leaves behind: the rules once more, as plainly as they can be said. */
export function step(model: Model, command: Command, told: Told): { status: number; next: Model } {
  const { by } = command
  const answer = (status: number, changes: Partial<Model> = {}) => ({ status, next: { ...model, ...changes } })
  const withInvite = (person: number, invite: Invite | undefined) => model.invites.with(person, invite)

  if (command.act === 'restore') {
    if (model.isDeleted) return isOwner(by) ? answer(200, { isDeleted: false }) : answer(404)
    if (!mayRead(model, by)) return answer(404)
    return answer(isOwner(by) ? 200 : 403)
  }
  if (command.act === 'accept' || command.act === 'decline') {
    if (model.isDeleted || !told.answeredId) return answer(404)
    const invite = model.invites[by]
    if (invite?.id !== told.answeredId || invite.status !== 'Pending') return answer(409)
    const status = command.act === 'accept' ? 'Accepted' : 'Declined'
    return answer(200, { invites: withInvite(by, { ...invite, status }) })
  }
  if (command.act === 'remove' && command.whom === by && !model.isDeleted) {
    if (isOwner(by)) return answer(409)
    const status = statusOf(model, by)
    if (status !== 'Accepted' && status !== 'Pending') return answer(404)
    return answer(200, { invites: withInvite(by, undefined) })
  }
  if (!mayRead(model, by)) return answer(404)
  if (command.act === 'read') return answer(200)
  if (command.act === 'clip' || command.act === 'unclip') {
    if (!isOwner(by) && statusOf(model, by) !== 'Accepted') return answer(403)
    const others = model.items.filter((item) => item !== command.item)
    if (command.act === 'unclip') return answer(200, { items: others })
    return answer(200, { items: model.items.includes(command.item) ? model.items : [...others, command.item] })
  }
  if (!isOwner(by)) return answer(403)
  if (command.act === 'level') return answer(200, { level: command.level })
  if (command.act === 'delete') return answer(200, { isDeleted: true })
  if (command.act !== 'invite' && command.act !== 'remove') throw new Error('Every command is known.')
  if (command.act === 'invite' && model.level === 'Private') return answer(409)
  if (isOwner(command.whom)) return answer(command.act === 'invite' ? 400 : 409)
  if (command.act === 'remove') {
    if (!model.invites[command.whom]) return answer(404)
    return answer(200, { invites: withInvite(command.whom, undefined) })
  }
  const status = statusOf(model, command.whom)
  if (status === 'Pending' || status === 'Accepted') return answer(409)
  return answer(200, { invites: withInvite(command.whom, { id: told.invitedId ?? '', status: 'Pending' }) })
}
