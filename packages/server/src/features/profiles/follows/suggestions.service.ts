import type { Suggestions } from '@materia/contract'
import type { Actor, App } from '../../../platform/app.ts'
import { personView } from './follows.view.ts'
import { suggestedAreas } from './specialty-areas.ts'
import { findBeginner, listSuggestedPeople } from './suggestions.queries.ts'

const suggestedPeople = 4

/** Where somebody who is new may begin. */
export async function suggest(app: App, actor: Actor): Promise<Suggestions> {
  const beginner = await findBeginner(app.db, actor.userId)
  const specialtyId = beginner?.specialty_id ?? null
  const isLearning = beginner?.user_type === 'MedicalStudent' || beginner?.user_type === 'MedicalResident'
  const people = await listSuggestedPeople(app.db, actor, { specialtyId, count: suggestedPeople })
  return {
    areaIds: suggestedAreas({ specialtyId, subSpecialtyId: beginner?.sub_specialty_id ?? null, isLearning }),
    people: people.map((row) => personView(row, { isManaged: false })),
  }
}
