import type { DoctorSearchResult } from '@materia/contract'
import { mayShow } from '../hidden-fields.ts'
import type { DoctorRow } from './directory.queries.ts'

export function doctorView(row: DoctorRow): DoctorSearchResult {
  const showsPhone = mayShow(row.hidden_fields, 'phoneNumber')
  return {
    id: row.id,
    userId: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    location: mayShow(row.hidden_fields, 'location') ? row.location : null,
    speciality: row.speciality,
    isAcceptingNewPatients: row.is_taking_patients,
    telephoneNumber: showsPhone ? row.phone_number : null,
    telephoneExtension: showsPhone ? row.phone_extension : null,
    profilePictureAttachmentId: row.profile_picture_attachment_id,
    subSpecialty: row.sub_specialty,
    userType: row.user_type,
    isFollowed: row.is_followed,
    languagesOfPractice: row.practice_languages,
  }
}
