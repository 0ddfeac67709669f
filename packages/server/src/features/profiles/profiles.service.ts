import type { Organisation, ProfileUpdate, ProfileView } from '@materia/contract'
import type { Updateable } from 'kysely'
import type { Actor, App } from '../../platform/app.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { conflict, forbidden, invalid, notFound } from '../../platform/errors/errors.ts'
import { announce, inTransaction } from '../../platform/events/events.ts'
import { mayManageUser, renameUser } from '../users/index.ts'
import { changedOrganisation } from './organisations.ts'
import { isSame } from './profile-comparison.ts'
import { profileChanged } from './profiles.events.ts'
import {
  findProfile,
  findSpecialty,
  listAreasAmong,
  lockProfile,
  type ProfileRow,
  replaceAreas,
  updateProfile,
} from './profiles.queries.ts'
import type { ProfilesTable } from './profiles.tables.ts'
import { profileView } from './profiles.view.ts'
import { findLastVerification } from './verifications/verifications.queries.ts'
import { verificationView } from './verifications/verifications.view.ts'

export async function getProfile(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  userId: string,
): Promise<ProfileView> {
  const now = clock.now()
  const isManaged = mayManageUser(actor, userId)
  const row = await findProfile(db, { userId, viewer: actor })
  if (!row || (!row.is_member && !isManaged)) throw notFound('profile')
  return profileView(row, { isManaged, verification: await verificationOf(db, row, { isManaged, now }) })
}

/** Whether somebody asked, was refused or let it expire is told to whoever may change the profile. */
async function verificationOf(db: Db, row: ProfileRow, { isManaged, now }: { isManaged: boolean; now: Date }) {
  const last = isManaged ? await findLastVerification(db, row.user_id) : undefined
  return verificationView(row, last, now)
}

export async function changeProfile(app: App, actor: Actor, update: ProfileUpdate, ip: string): Promise<ProfileView> {
  const userId = update.userId ?? actor.userId
  if (!mayManageUser(actor, userId)) throw forbidden('profile-owner-only')
  return inTransaction(app, async (tx) => {
    const profile = await lockProfile(tx, userId)
    if (!profile) throw notFound('profile')
    const stored = await getProfile({ db: tx, clock: app.clock }, actor, userId)
    const isStale = update.xmin != null && update.xmin !== stored.xmin
    // The same words once more, after an answer that was lost on the way, are no conflict.
    if (isStale && !isSame(stored, update)) throw conflict('profile-changed-elsewhere', { stored, sent: update })
    const specialties = await chooseSpecialties(tx, profile, update)
    const chosen = update.areasOfInterestIds && { areas_chosen_at: app.clock.now() }
    const organisation = changesOfOrganisation(profile, stored, update)
    await updateProfile(tx, userId, { ...plainChanges(update), ...specialties, ...chosen, ...organisation })
    if (update.areasOfInterestIds) await chooseAreas(tx, userId, update.areasOfInterestIds)
    await renameUser(tx, actor, { userId, firstName: update.firstName, lastName: update.lastName, ip })
    announce(tx, profileChanged, { userId })
    return getProfile({ db: tx, clock: app.clock }, actor, userId)
  })
}

function plainChanges(update: ProfileUpdate): Updateable<ProfilesTable> {
  return {
    ...(update.location !== undefined && { location: update.location || null }),
    ...(update.phoneNumber !== undefined && { phone_number: update.phoneNumber || null }),
    ...(update.phoneExtension !== undefined && { phone_extension: update.phoneExtension || null }),
    ...(update.qualifications && { qualifications: [...new Set(update.qualifications)] }),
    ...(update.languagesOfPractice && { practice_languages: [...new Set(update.languagesOfPractice)] }),
    ...(update.bio !== undefined && { bio: update.bio || null }),
    ...(update.isTakingPatients !== undefined && { is_taking_patients: update.isTakingPatients }),
    ...(update.hiddenFields && { hidden_fields: [...new Set(update.hiddenFields)] }),
    ...(update.firstRunStep !== undefined && { first_run_step: update.firstRunStep }),
  }
}

function changesOfOrganisation(
  profile: { organisation: Organisation | null },
  stored: ProfileView,
  { organisation, isTakingPatients }: ProfileUpdate,
): Updateable<ProfilesTable> {
  if (stored.organisation && isTakingPatients) throw invalid('organisation-sees-no-patients', 'isTakingPatients')
  if (organisation === undefined) return {}
  if (!stored.organisation) throw invalid('organisation-only', 'organisation')
  return { organisation: JSON.stringify(changedOrganisation(profile.organisation, organisation)) }
}

/** Another specialty leaves the old sub-specialty behind. */
async function chooseSpecialties(
  tx: Tx,
  profile: { specialty_id: number | null; sub_specialty_id: number | null },
  { specialty, subSpecialty }: ProfileUpdate,
): Promise<Updateable<ProfilesTable>> {
  if (specialty === undefined && subSpecialty === undefined) return {}
  const specialtyId = specialty === undefined ? profile.specialty_id : (specialty?.id ?? null)
  if (specialty) {
    const chosen = await findSpecialty(tx, specialty.id)
    if (!chosen || chosen.parent_id !== null) throw invalid('specialty-unknown', 'specialty')
  }
  if (subSpecialty) {
    const chosen = await findSpecialty(tx, subSpecialty.id)
    if (!chosen || chosen.parent_id === null || chosen.parent_id !== specialtyId)
      throw invalid('sub-specialty-mismatch', 'subSpecialty')
    return { specialty_id: specialtyId, sub_specialty_id: chosen.id }
  }
  const keepsSub = subSpecialty === undefined && specialtyId === profile.specialty_id
  return { specialty_id: specialtyId, sub_specialty_id: keepsSub ? profile.sub_specialty_id : null }
}

async function chooseAreas(tx: Tx, userId: string, areaIds: number[]): Promise<void> {
  const distinct = [...new Set(areaIds)]
  const known = await listAreasAmong(tx, distinct)
  if (known.length < distinct.length) throw invalid('area-unknown', 'areasOfInterestIds')
  await replaceAreas(tx, userId, distinct)
}
