import type { HideableField } from '@materia/contract'

export type Audience = 'members' | 'directory' | 'nobody'

interface Choosable {
  field: Exclude<HideableField, 'phoneOutsideDirectory'>
  choices: Audience[]
}

export const choosable: Choosable[] = [
  { field: 'email', choices: ['members', 'nobody'] },
  { field: 'phoneNumber', choices: ['members', 'directory', 'nobody'] },
  { field: 'location', choices: ['members', 'nobody'] },
  { field: 'bio', choices: ['members', 'nobody'] },
  { field: 'qualifications', choices: ['members', 'nobody'] },
  { field: 'areasOfInterest', choices: ['members', 'nobody'] },
]

export function audienceOf(hidden: HideableField[], field: HideableField): Audience {
  if (hidden.includes(field)) return 'nobody'
  return field === 'phoneNumber' && hidden.includes('phoneOutsideDirectory') ? 'directory' : 'members'
}

export function hiddenWith(hidden: HideableField[], field: HideableField, audience: Audience): HideableField[] {
  const others = hidden.filter(
    (each) => each !== field && !(field === 'phoneNumber' && each === 'phoneOutsideDirectory'),
  )
  if (audience === 'nobody') return [...others, field]
  return audience === 'directory' ? [...others, 'phoneOutsideDirectory'] : others
}
