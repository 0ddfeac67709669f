import type { HideableField } from '@materia/contract'

export const audiences = {
  members: 'All members',
  directory: 'Only in the doctor directory',
  nobody: 'Only me',
} as const
export type Audience = keyof typeof audiences

interface Choosable {
  field: Exclude<HideableField, 'phoneOutsideDirectory'>
  label: string
  choices: Audience[]
}

export const choosable: Choosable[] = [
  { field: 'email', label: 'E-mail', choices: ['members', 'nobody'] },
  { field: 'phoneNumber', label: 'Phone', choices: ['members', 'directory', 'nobody'] },
  { field: 'location', label: 'Location', choices: ['members', 'nobody'] },
  { field: 'bio', label: 'About', choices: ['members', 'nobody'] },
  { field: 'qualifications', label: 'Qualifications', choices: ['members', 'nobody'] },
  { field: 'areasOfInterest', label: 'Areas of interest', choices: ['members', 'nobody'] },
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
