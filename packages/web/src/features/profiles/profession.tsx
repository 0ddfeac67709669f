import { roleClaims, type UserType } from '@materia/contract'
import Chip from '@mui/material/Chip'
import { professionWord } from '../../domain/professions.ts'
import { wholeLabel } from '../../ui/chips.ts'
import { useProfileMessages } from './messages.ts'

/** The profession, or for those without one what their account is for. */
function useProfession(userType: UserType | null, roles: string[] = []): string | undefined {
  const t = useProfileMessages()
  if (userType) return professionWord(userType)
  if (roles.includes(roleClaims.Admin)) return t('materiaTeam')
  if (roles.includes(roleClaims.VoiceOf)) return t('voiceOf')
  if (roles.includes(roleClaims.Sponsor)) return t('sponsor')
  return undefined
}

export function ProfessionBadge({ userType, roles }: { userType: UserType | null; roles?: string[] }) {
  const profession = useProfession(userType, roles)
  return profession ? <Chip label={profession} size="small" variant="outlined" sx={wholeLabel} /> : null
}
