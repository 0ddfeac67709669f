import { type ProfileView, type Role, roleClaims, type TokenResponse, type User } from '@materia/contract'
import { beginSession } from '../lib/session.ts'
import { sessionKey } from '../lib/storage-keys.ts'

export const userId = '0198b8a0-0000-7000-8000-000000000001'
export const colleagueId = '0198b8a0-0000-7000-8000-000000000009'

/** An access token as the server makes it, without a signature that would hold. */
export const accessTokenOf = (claims: object) =>
  ['header', btoa(JSON.stringify(claims)).replaceAll('=', ''), 'signature'].join('.')

let issued = 0

export function tokensFor(roles: Role[], { expiresIn = 15, sub = userId } = {}): TokenResponse {
  issued += 1
  return {
    accessToken: accessTokenOf({ sub, serial: issued }),
    refreshToken: `refresh-${issued}`,
    expiresIn,
    tokenType: 'Bearer',
    userRoles: roles.map((role) => roleClaims[role]),
  }
}

export function signInAs(roles: Role[], options: { expiresIn?: number; sub?: string } = {}): TokenResponse {
  const tokens = tokensFor(roles, options)
  beginSession(tokens)
  return tokens
}

/** What another tab of this browser does when somebody signs in there. */
export function signInElsewhere({ userRoles: roles, ...tokens }: TokenResponse): void {
  const stored = { ...tokens, roles, loggedIn: true, accessTokenExpiry: Date.now() + tokens.expiresIn * 60_000 }
  localStorage.setItem(sessionKey, JSON.stringify(stored))
  window.dispatchEvent(new StorageEvent('storage', { key: sessionKey }))
}

export const someUser: User = {
  id: userId,
  firstName: 'Amina',
  lastName: 'Haddad',
  roles: [],
  status: 'Approved',
  userType: 'Doctor',
  minc: null,
  schoolName: null,
  language: 'en',
  readingLanguages: ['en', 'fr'],
  consentsDue: [],
  userName: 'amina@materia.test',
  email: 'amina@materia.test',
  emailConfirmed: true,
  phoneNumber: null,
  twoFactorEnabled: false,
  lockoutEnd: null,
  lockoutEnabled: true,
  accessFailedCount: 0,
}

export const someProfile: ProfileView = {
  id: '0198b8a0-0000-7000-8000-000000000002',
  userId,
  firstName: 'Amina',
  lastName: 'Haddad',
  userType: 'Doctor',
  location: null,
  specialty: null,
  subSpecialty: null,
  phoneNumber: null,
  phoneExtension: null,
  qualifications: [],
  languagesOfPractice: [],
  email: null,
  areasOfInterest: [],
  followingUserIds: [],
  isTakingPatients: false,
  profilePictureAttachmentId: null,
  isFollowed: false,
  bio: null,
  roles: [],
  verification: { state: 'None', regulator: null, checkedOn: null, expiresOn: null },
  organisation: null,
  followersCount: 0,
  followingCount: 0,
  hasChosenAreas: true,
  firstRunStep: null,
  hiddenFields: [],
  xmin: 1,
}
