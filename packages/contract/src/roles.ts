export const roles = ['Admin', 'Doctor', 'VoiceOf', 'Sponsor'] as const
export type Role = (typeof roles)[number]

/** Role names as the access token carries them. */
export const roleClaims: Record<Role, string> = {
  Admin: 'materia:admin',
  Doctor: 'materia:doctor',
  VoiceOf: 'materia:voiceofCreator',
  Sponsor: 'materia:sponsor',
}

export const roleOfClaim = (claim: string): Role | undefined => roles.find((role) => roleClaims[role] === claim)
