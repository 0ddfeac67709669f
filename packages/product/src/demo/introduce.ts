import { profileRoutes } from '@materia/contract'
import type { DemoCaller } from './caller.ts'
import { demoFollows } from './circles.ts'
import { readDemoFile } from './files.ts'
import { demoPeople } from './people.ts'
import type { DemoStage } from './stage.ts'

/** Everybody fills in their profile, shows a face and follows whom they follow. */
export async function introduce({ cast, areaIds }: DemoStage): Promise<void> {
  await Promise.all(Object.entries(cast).map(([name, { as }]) => showFace(as, name)))
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
  for (const [follower, followed] of Object.entries(demoFollows)) {
    for (const name of followed) {
      await cast[follower]?.as.call(profileRoutes.follow, { params: { userIdToFollow: cast[name]?.userId ?? '' } })
    }
  }
}

const showFace = async (as: DemoCaller, name: string) =>
  as.call(profileRoutes.uploadProfilePicture, await readDemoFile(`people/${name}.webp`))
