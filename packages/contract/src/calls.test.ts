import { describe, expect, it } from 'vitest'
import * as contract from './index.ts'

/** Specification §7, word for word. */
const calls = `
POST /api/User/token
POST /api/User/token/refresh
POST /api/User/token/check
GET /api/User/:id
PUT /api/User/:id
DELETE /api/User/:id
POST /api/User
POST /api/User/ResendNewUserInvitationEmail
POST /api/User/SetPassword
POST /api/User/ForgotPassword
POST /api/User/ResetPassword
POST /api/User/ChangePassword
POST /api/User/InviteUser
POST /api/User/DoesEmailExist
GET /api/VoiceOfAccount
POST /api/VoiceOfAccount
PUT /api/VoiceOfAccount/:userId/deactivate
PUT /api/VoiceOfAccount/:userId/reactivate
GET /api/SponsorAccount
POST /api/SponsorAccount
PUT /api/SponsorAccount/:userId/deactivate
PUT /api/SponsorAccount/:userId/reactivate
POST /api/contentlikes/:contentItemId/like
POST /api/contentlikes/:contentItemId/remove
POST /api/UserArticle/publish
POST /api/UserArticle/:contentItemId
POST /api/UserExternalLink
POST /api/UserExternalLink/:contentItemId
GET /api/usercontent
DELETE /api/usercontent/:contentItemId
POST /api/userdraftarticle
PUT /api/userdraftarticle/:contentItemId
POST /api/userdraftarticle/summary
POST /api/userDraftExternalLink
PUT /api/userDraftExternalLink/:contentItemId
PUT /api/Profile/api/profile
GET /api/Profile/api/profile/:userId
GET /api/Profile/api/profile/:userId/summary
GET /api/Profile/api/profile/AreasOfInterest
GET /api/Profile/api/profile/AllSpecialties
POST /api/Profile/api/profile/search
POST /api/Profile/api/profile/UploadProfilePicture
GET /api/Profile/api/profile/follow
POST /api/Profile/api/profile/follow/:userIdToFollow
DELETE /api/Profile/api/profile/follow/:userIdToUnfollow
POST /api/Contact
POST /api/attachment/file
POST /api/attachment/url
GET /api/attachment/:id
DELETE /api/attachment
POST /api/folio
PUT /api/folio
DELETE /api/folio/:id
GET /api/folios
GET /api/folios/:id/clippings
PUT /api/folios/:id/clippings
DELETE /api/folios/:id/clipping
POST /api/folio/logo
GET /api/folio/logo
DELETE /api/folio/logo/:id
POST /api/folio/:id/invite
PUT /api/folio/:id/invite
DELETE /api/folio/:id/user/:userId
GET /api/folio/:id/users
GET /api/user/:id/folio/pendinginvites
GET /api/contents/trending
GET /api/contents/recent-followed
GET /api/contents/discover
GET /api/contents/related
GET /api/contents
GET /api/contents/drug-summaries
GET /api/contents/summaries
GET /api/contents/:contentItemId
GET /api/contents/:contentItemId/summary
GET /api/contents/:contentItemId/versions
GET /api/contents/versions/:versionId
GET /api/contents/drugItems
GET /api/contents/views/:contentItemVersionId
POST /api/contents/views/:contentItemVersionId
POST /api/contents/:contentItemId/versions/generate-mock-version
`
  .trim()
  .split('\n')

const hubMethods =
  'CreateChatroom GetInvitedChatrooms GetJoinedChatrooms GetMessages InviteUserToChatroom JoinChatroom LeaveChatroom Load ReadLastMessage ResendChatroomInvitationEmail SendMessage'

describe('the contract', () => {
  it.each(calls)('has the call %s', (call) => {
    const known = Object.values(contract.allRoutes).map(({ method, path }) => `${method} ${path}`)

    expect(known).toContain(call)
  })

  it.each(hubMethods.split(' '))('has the chat method %s', (method) => {
    expect(Object.keys(contract.chatHubShapes.methods)).toContain(method)
  })

  it('has the three hubs and their live events', () => {
    expect(contract.allHubs.map(({ namespace }) => namespace).sort()).toEqual([
      '/chat',
      '/contentHub',
      '/notificationHub',
    ])
    expect(Object.keys(contract.chatHubShapes.events)).toContain('BroadcastMessage')
    expect(Object.keys(contract.notificationHubShapes.events)).toEqual(
      expect.arrayContaining(['NewPendingFolioInvite', 'NewPendingChatroomInvite']),
    )
  })
})
