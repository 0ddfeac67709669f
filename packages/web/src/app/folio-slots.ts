import type { FolioSlots } from '../features/folios/slots.ts'
import { aboutPerson, findPeople } from '../features/profiles/find-people.ts'
import { DiscussButton } from './DiscussButton.tsx'
import { FolioCheck } from './FolioCheck.tsx'

/** Whom the owner of a folio can invite, and what in it is no longer sound. */
export const folioSlots: FolioSlots = {
  Check: FolioCheck,
  Discuss: DiscussButton,
  findPeople: async (name, signal, options) =>
    (await findPeople(name, signal, options)).map((person) => ({
      userId: person.userId,
      name: `${person.firstName} ${person.lastName}`,
      about: aboutPerson(person),
    })),
}
