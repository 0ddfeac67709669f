export const messages = {
  at: 'at',
  act: 'act',
  actor: 'actor',
  actorId: 'actor id',
  subjectType: 'subject type',
  subject: 'subject',
  subjectId: 'subject id',
  detail: 'detail',
} as const
