import type { FolioSlots } from '../features/folios/slots.ts'
import { aboutPerson, findPeople } from '../features/profiles/find-people.ts'

/** Whom the owner of a folio can invite. */
export const folioSlots: FolioSlots = {
  findPeople: async (name, signal) =>
    (await findPeople(name, signal)).map((person) => ({
      userId: person.userId,
      name: `${person.firstName} ${person.lastName}`,
      about: aboutPerson(person),
    })),
}
