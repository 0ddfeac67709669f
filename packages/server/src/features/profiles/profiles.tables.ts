import type {
  FirstRunStep,
  HideableField,
  Organisation,
  PracticeLanguage,
  Province,
  VerificationState,
} from '@materia/contract'
import type { Generated, JSONColumnType } from 'kysely'

export interface ProfilesTable {
  user_id: string
  id: Generated<string>
  location: string | null
  specialty_id: number | null
  sub_specialty_id: number | null
  phone_number: string | null
  phone_extension: string | null
  qualifications: Generated<string[]>
  practice_languages: Generated<PracticeLanguage[]>
  bio: string | null
  held_at: Date | null
  is_taking_patients: Generated<boolean>
  profile_picture_attachment_id: string | null
  hidden_fields: Generated<HideableField[]>
  areas_chosen_at: Date | null
  first_run_step: FirstRunStep | null
  organisation: JSONColumnType<Organisation> | null
  verified_by: string | null
  verified_on: string | null
  verified_until: Date | null
}

export interface VerificationsTable {
  id: string
  user_id: string
  state: Exclude<VerificationState, 'None'>
  province: Province
  regulator: string
  licence_number: string
  requested_at: Date
  decided_at: Date | null
  decided_by: string | null
  checked_on: string | null
  expires_at: Date | null
  note: string | null
  reason: string | null
  reminded_at: Date | null
}

declare module '../../platform/db/db.ts' {
  interface Tables {
    profiles: ProfilesTable
    verifications: VerificationsTable
    profile_areas: { user_id: string; area_id: number }
    personal_data_exports: { user_id: string; export_id: string; expires_at: Date }
    user_blocks: { blocker_id: string; blocked_id: string; created_at: Date }
    follows: { id: string; source_user_id: string; followed_user_id: string; created_at: Date }
    specialties: {
      id: number
      name: string
      name_fr: string
      parent_id: number | null
      other_names: string
      folded_name: string
      folded_name_fr: string
      folded_words: string
    }
  }
}
