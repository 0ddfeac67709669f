import { identityRoutes, legalDocuments, legalVersions, profileRoutes } from '@materia/contract'
import type { DemoCaller } from './caller.ts'
import { readDemoFile } from './files.ts'
import { demoFollows } from './follows.ts'
import type { Moment } from './moments.ts'
import { demoPeople } from './people.ts'
import type { DemoStage } from './stage.ts'

/** Everybody fills in their profile, shows a face and follows whom they follow. */
export async function fillProfiles({ cast, areaIds, during }: DemoStage): Promise<void> {
  await Promise.all(Object.entries(cast).map(([name, { as }]) => showFace(as, name)))
  await Promise.all(Object.values(cast).map(({ as }) => as.call(identityRoutes.giveConsents, { body: { consents } })))
  const specialties = (await cast.doctor?.as.call(profileRoutes.listSpecialties, {})) ?? []
  for (const { email, profile } of demoPeople) {
    const person = cast[email.split('@')[0] ?? '']
    if (!profile || !person) continue
    const { specialty: specialtyName, subSpecialty: subName, areas, ...fields } = profile
    const specialty = specialties.find((entry) => entry.name === specialtyName)
    const subSpecialty = specialty?.subSpecialties.find((entry) => entry.name === subName)
    const areasOfInterestIds = areas.flatMap((title) => areaIds.get(title) ?? [])
    const choice = {
      specialty: specialty ? { id: specialty.id } : null,
      subSpecialty: subSpecialty ? { id: subSpecialty.id } : null,
    }
    await person.as.call(profileRoutes.updateProfile, { body: { ...fields, ...choice, areasOfInterestIds } })
  }
  const follows = Object.entries(demoFollows).flatMap(([by, followed]) => followed.map((name) => ({ by, name })))
  for (const [nth, { by, name }] of follows.entries()) {
    const follow = async () =>
      cast[by]?.as.call(profileRoutes.follow, { params: { userIdToFollow: cast[name]?.userId ?? '' } })
    await during(followedOn(nth), follow)
  }
}

/** Over the last weeks, at all hours. */
const followedOn = (nth: number): Moment => ({
  daysAgo: 3 + ((nth * 17) % 53),
  at: `${7 + ((nth * 5) % 15)}:${10 + ((nth * 23) % 49)}`,
})

const consents = legalDocuments.map((document) => ({ document, version: legalVersions[document] }))

const showFace = async (as: DemoCaller, name: string) =>
  as.call(profileRoutes.uploadProfilePicture, await readDemoFile(`people/${name}.webp`))
