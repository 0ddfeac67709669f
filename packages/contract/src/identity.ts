/** How somebody proves who they are beside the password. */
export const factorMethods = ['totp', 'recoveryCode', 'passkey'] as const
export type FactorMethod = (typeof factorMethods)[number]

export const recoveryCodeCount = 10
export const passkeyNameMax = 60
export const passkeysMax = 20
