import { z } from 'zod'
import { Id, requiredText } from './fields.ts'
import { nothing, route } from './route.ts'
import { Email, firstNameMessage, lastNameMessage, nameMax, UserStatus } from './users.ts'

export const UserListItem = z.object({
  userId: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  userStatus: UserStatus,
})
export type UserListItem = z.infer<typeof UserListItem>

export const AccountCreate = z.object({
  firstName: requiredText(nameMax, firstNameMessage),
  lastName: requiredText(nameMax, lastNameMessage),
  email: Email,
})
export type AccountCreate = z.output<typeof AccountCreate>

/** The two kinds of account an admin manages; also the words in the address of their screens. */
export const accountTypes = ['sponsor', 'voiceof'] as const
export type AccountType = (typeof accountTypes)[number]

const UserParams = z.object({ userId: Id })
const access = ['Admin'] as const

export const accountRoutes = {
  listVoiceOfAccounts: route('GET', '/api/VoiceOfAccount', { access, reply: z.array(UserListItem) }),
  createVoiceOfAccount: route('POST', '/api/VoiceOfAccount', { access, body: AccountCreate, reply: UserListItem }),
  deactivateVoiceOfAccount: route('PUT', '/api/VoiceOfAccount/:userId/deactivate', {
    access,
    params: UserParams,
    reply: nothing,
  }),
  reactivateVoiceOfAccount: route('PUT', '/api/VoiceOfAccount/:userId/reactivate', {
    access,
    params: UserParams,
    reply: nothing,
  }),
  listSponsorAccounts: route('GET', '/api/SponsorAccount', { access, reply: z.array(UserListItem) }),
  createSponsorAccount: route('POST', '/api/SponsorAccount', { access, body: AccountCreate, reply: UserListItem }),
  deactivateSponsorAccount: route('PUT', '/api/SponsorAccount/:userId/deactivate', {
    access,
    params: UserParams,
    reply: nothing,
  }),
  reactivateSponsorAccount: route('PUT', '/api/SponsorAccount/:userId/reactivate', {
    access,
    params: UserParams,
    reply: nothing,
  }),
}
