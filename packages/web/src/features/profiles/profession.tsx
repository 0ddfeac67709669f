import { roleClaims, type UserType } from '@materia/contract'
import Chip from '@mui/material/Chip'
import { professionWords } from '../../domain/professions.ts'

/** The profession, or for those without one what their account is for. */
function professionOf(userType: UserType | null, roles: string[] = []): string | undefined {
  if (userType) return professionWords[userType]
  if (roles.includes(roleClaims.Admin)) return 'Materia team'
  if (roles.includes(roleClaims.VoiceOf)) return 'Voice of'
  if (roles.includes(roleClaims.Sponsor)) return 'Sponsor'
  return undefined
}

export function ProfessionBadge({ userType, roles }: { userType: UserType | null; roles?: string[] }) {
  const profession = professionOf(userType, roles)
  return profession ? <Chip label={profession} size="small" variant="outlined" /> : null
}
