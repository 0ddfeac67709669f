export const provinces = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'] as const
export type Province = (typeof provinces)[number]

export const verificationStates = ['None', 'Requested', 'Verified', 'Expired', 'Refused'] as const
export type VerificationState = (typeof verificationStates)[number]

/** After so many days somebody is looked up again. */
export const verificationDays = 365
