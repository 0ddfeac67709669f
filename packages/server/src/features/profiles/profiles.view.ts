import type { ProfileView, Verification } from '@materia/contract'
import { claimsOf } from '../users/index.ts'
import { mayShow, mayShowPhone } from './hidden-fields.ts'
import { organisationOf } from './organisations.ts'
import type { ProfileRow } from './profiles.queries.ts'

/** What the owner hides is left out, unless the viewer may manage the profile. */
export function profileView(
  row: ProfileRow,
  { isManaged, verification }: { isManaged: boolean; verification: Verification },
): ProfileView {
  const hidden = isManaged ? [] : row.hidden_fields
  const showsPhone = mayShowPhone(hidden)
  return {
    id: row.id,
    userId: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    userType: row.user_type,
    location: mayShow(hidden, 'location') ? row.location : null,
    specialty: row.specialty,
    subSpecialty: row.sub_specialty,
    phoneNumber: showsPhone ? row.phone_number : null,
    phoneExtension: showsPhone ? row.phone_extension : null,
    qualifications: mayShow(hidden, 'qualifications') ? row.qualifications : [],
    languagesOfPractice: row.practice_languages,
    email: mayShow(hidden, 'email') ? row.email : null,
    areasOfInterest: mayShow(hidden, 'areasOfInterest') ? row.areas : [],
    followingUserIds: row.following_user_ids,
    isTakingPatients: row.is_taking_patients,
    profilePictureAttachmentId: row.profile_picture_attachment_id,
    isFollowed: row.is_followed,
    bio: mayShow(hidden, 'bio') ? row.bio : null,
    roles: claimsOf(row.roles),
    verification,
    organisation: organisationOf(row.roles, mayShow(hidden, 'bio') ? row.organisation : null),
    followersCount: row.followers_count,
    followingCount: row.following_count,
    hasChosenAreas: isManaged && row.has_chosen_areas,
    firstRunStep: isManaged ? row.first_run_step : null,
    hiddenFields: isManaged ? row.chosen_hidden_fields : [],
    xmin: row.xmin,
  }
}
