import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import * as contract from './index.ts'

/** Specification §3: what is sent and received, and the fields it names of each. */
const fields: Record<string, [z.ZodObject, string]> = {
  User: [
    contract.User,
    'id firstName lastName roles status userType minc schoolName userName email emailConfirmed phoneNumber twoFactorEnabled lockoutEnd lockoutEnabled accessFailedCount',
  ],
  'Token response': [contract.TokenResponse, 'accessToken refreshToken expiresIn tokenType userRoles'],
  'Token request': [contract.TokenRequest, 'username password'],
  'Refresh request': [contract.RefreshRequest, 'refreshToken'],
  'User list item': [contract.UserListItem, 'userId firstName lastName email userStatus'],
  Register: [contract.Register, 'email firstName lastName minc schoolName userType pendingDiscussionId pendingFolioId'],
  'Password reset': [contract.PasswordReset, 'token email password'],
  'Set password': [contract.SetPassword, 'token email password'],
  'Forgot password': [contract.ForgotPassword, 'email'],
  'Change password': [contract.ChangePassword, 'currentPassword newPassword'],
  Invite: [contract.Invite, 'emailAddress firstName lastName chatroomId folioId'],
  'Result of reset and set password': [contract.IdentityResult, 'succeeded errors'],
  'Error of that result': [contract.IdentityResult.shape.errors.element, 'code description'],
  'Problem details': [contract.Problem, 'type title status detail instance extensions'],
  'Profile update': [
    contract.ProfileUpdate,
    'userId firstName lastName location specialty phoneNumber phoneExtension qualifications areasOfInterestIds isTakingPatients bio',
  ],
  'Profile view': [
    contract.ProfileView,
    'id userId firstName lastName location specialty phoneNumber phoneExtension qualifications email areasOfInterest followingUserIds isTakingPatients profilePictureAttachmentId isFollowed bio roles',
  ],
  Specialty: [contract.Specialty, 'id name'],
  'Area of interest': [contract.AreaOfInterest, 'id title parent parentArea'],
  'Follow link': [contract.FollowLink, 'id sourceUserId followedUserId'],
  'Follow summary': [contract.FollowSummary, 'userId firstName lastName bio profilePictureAttachmentId isFollowed'],
  'Profile author': [contract.ProfileAuthor, 'userId name profilePictureAttachmentId'],
  'Doctor search query': [
    contract.DoctorSearchQuery,
    'firstName lastName location speciality subSpecialty acceptingNewPatients',
  ],
  'Doctor search result': [
    contract.DoctorSearchResult,
    'id userId firstName lastName location speciality isAcceptingNewPatients telephoneNumber telephoneExtension profilePictureAttachmentId',
  ],
  'Content result': [
    contract.ContentCommon,
    'contentItemId versionId slug title summary byline createdOn publishedOn contentItemType attachments images featuredImage promotedBy voiceOf sourceUrl source likes hasUserLikedContent savedToFolioIds creator supersededByContentItemVersionId areasOfInterest',
  ],
  Creator: [contract.Creator, 'firstName lastName email userId'],
  'Summary variant': [contract.ContentSummary, 'xmin attachmentId'],
  Drug: [
    contract.Drug,
    'din name drugCode drugStatus drugIngredients drugData companyId company status description monographOriginalUrl brandGroup therapeuticClasses decisions',
  ],
  'Drug ingredient line': [contract.DrugIngredientLine, 'dosage dosageUnit strength strengthUnit'],
  'Drug data row': [
    contract.DrugData,
    'id din manufacturer individualPrice listDate amountMOHLTCPays itemNumber strength dosageForm',
  ],
  Company: [contract.Company, 'id code name address suite city province postalCode country'],
  'Drug brand': [contract.DrugBrandGroup, 'name drugItems'],
  'Drug item': [contract.DrugItem, 'din name count'],
  Decision: [contract.Decision, 'referenceNumber dateIssued decisionItems decisionType'],
  'Decision item': [contract.DecisionItem, 'id name contents orderIndex'],
  Article: [
    contract.Article,
    'content author authors journalTitle journalIssueDate isMednet pmid mednetID processingStatus keywords dateCompleted dateRevised citationCount',
  ],
  Folio: [contract.Folio, 'logo logoAttachmentId author clippings clippingsCount shareLevel users'],
  Trial: [
    contract.Trial,
    'nctID trialTitle trialStatusId trialStatusType lastVerifiedDate genderTypeId gender minAge minAgeUnits minAgeInYears maxAge maxAgeUnits maxAgeInYears metaDescription metaKeywords locations',
  ],
  'Trial location': [contract.TrialLocation, 'address city state country'],
  'User article': [contract.UserArticle, 'content authors postedBy ownerId'],
  'Draft user article': [contract.DraftUserArticle, 'content postedBy authors isPublished publishedOn'],
  'User external link': [contract.UserExternalLink, 'externalLinkType externalLink authors ownerId postedBy'],
  'Draft user external link': [
    contract.DraftUserExternalLink,
    'externalLinkType externalLink authors ownerId postedBy isPublished',
  ],
  'User content payload': [
    contract.UserArticlePayload,
    'title Title summary attachmentIds imageIds featuredImageId authors content publishedOn voiceOf userId promotedBy',
  ],
  'External link payload': [contract.UserExternalLinkPayload, 'title externalLinkType externalLink'],
  'Content version': [contract.ContentVersion, 'contentItemId versionId createdOn'],
  Suggestion: [contract.Suggestion, 'id type title isRecent'],
  Source: [contract.Source, 'id name regionId'],
  Region: [contract.Region, 'country language identifier name'],
  'Folio create': [contract.FolioCreate, 'logoAttachmentId shareLevel title summary folioId'],
  'Folio update': [contract.FolioUpdate, 'logoAttachmentId shareLevel title summary folioId authorId contentIds'],
  'Clipping input': [contract.ClippingInput, 'folioId contentItemId'],
  'Folio user': [contract.FolioUser, 'id user folio status'],
  'Folio member': [contract.FolioMember, 'userId name email status'],
  'Pending folio invite': [contract.PendingFolioInvite, 'id folioId name invitedByName invitedByEmail'],
  'Folio invite update': [contract.FolioInviteUpdate, 'inviteId userId folioInvitationStatus'],
  Attachment: [
    contract.Attachment,
    'id attachmentId type attachmentBelongsTo attachmenUrlLocation name fileName url contentType createdOn',
  ],
  Chatroom: [
    contract.Chatroom,
    'id ownerUserId name description type status createdUtc modifiedUtc chatroomUsers latestMessage latestMessageDate unreadMessageCount inviteToken hasError',
  ],
  'Chatroom user': [
    contract.ChatroomUser,
    'chatroomUserId chatroomId userId status createdUtc modifiedUtc lastReadDate inviteToken',
  ],
  'Chat message': [contract.ChatMessage, 'id chatroomId fromUserId fromUserFullName content createdUtc'],
  'Contact form': [contract.ContactForm, 'name email message reCaptchaToken reason'],
  'Timing event': [contract.Timing, 'name value category'],
}

/** Specification §4 and §7: every value, in its order. */
const values: Record<string, [z.ZodEnum, string[]]> = {
  'User status': [contract.UserStatus, ['New', 'Approved', 'Disabled']],
  'User type': [contract.UserType, ['Doctor', 'NursePractitioner', 'MedicalResident', 'MedicalStudent']],
  'Folio share level': [contract.ShareLevel, ['Public', 'Private', 'Restricted']],
  'Folio invite status': [contract.FolioInvitationStatus, ['Pending', 'Accepted', 'Declined']],
  'Chatroom type': [contract.ChatroomType, ['Private', 'Public']],
  'Chatroom status': [contract.ChatroomStatus, ['Active', 'Deleted']],
  'Chatroom user status': [contract.ChatroomUserStatus, ['Invited', 'Joined', 'Removed']],
  'Drug status': [
    contract.DrugStatus,
    ['Approved', 'Marketed', 'CancelledPreMarket', 'CancelledPostMarket', 'Dormant'],
  ],
  'Content types': [
    contract.ContentItemType,
    [
      'Article',
      'Drug',
      'Decision',
      'Trial',
      'Folio',
      'DrugIngredient',
      'UserArticle',
      'DraftUserArticle',
      'UserExternalLink',
      'DraftUserExternalLink',
      'DrugBrandGroup',
    ],
  ],
  'Content-kind enumeration': [contract.SuggestionKind, ['None', 'Content']],
  'Decision type': [contract.DecisionType, ['Basis', 'Regulatory', 'SafteyReview']],
  'Attachment type': [contract.AttachmentType, ['Image', 'Video', 'PDF', 'Document']],
  'Attachment belongs to': [
    contract.AttachmentBelongsTo,
    ['ContentItem', 'DefaultFolioLogos', 'ProfilePicture', 'UserContentUpload'],
  ],
  'Attachment location': [contract.AttachmentLocation, ['BlobStorage', 'ExternalUrl']],
  'Article processing status': [
    contract.ProcessingStatus,
    ['Publisher', 'In-Data-Review', 'In-Process', 'MEDLINE', 'PubMed-not-MEDLINE', 'OLDMEDLINE', 'Completed', 'Mednet'],
  ],
  'External link type': [
    contract.ExternalLinkType,
    ['Journal', 'Article', 'Facebook', 'Instagram', 'YouTube', 'LinkedIn', 'Twitter'],
  ],
  'Contact reason': [contract.ContactReason, ['BusinessInquiry', 'Investor', 'Press']],
  'Timing name': [
    contract.TimingName,
    [
      'Load Trending',
      'Load Following',
      'Load Initial Discover',
      'Load Additional Discover',
      'Load Content Item',
      'Load Search Items',
    ],
  ],
  'Timing category': [contract.TimingCategory, ['Discover Feed', 'Content', 'Search']],
}

describe('the contract', () => {
  it.each(Object.entries(fields))('carries every field of: %s', (_, [schema, names]) => {
    expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(names.split(' ')))
  })

  it.each(Object.entries(values))('knows exactly the values of: %s', (_, [schema, names]) => {
    expect(schema.options).toEqual(names)
  })

  it('names the roles on the token with a prefix', () => {
    expect(contract.roleClaims).toEqual({
      Admin: 'materia:admin',
      Doctor: 'materia:doctor',
      VoiceOf: 'materia:voiceofCreator',
      Sponsor: 'materia:sponsor',
    })
  })

  it('loads ten items where a caller of a feed names no number', () => {
    const { trending, recentFollowed, discover } = contract.contentShapes

    expect(trending.query.parse({})).toMatchObject({ count: 10 })
    expect(recentFollowed.query.parse({})).toMatchObject({ count: 10 })
    expect(discover.query.parse({})).toMatchObject({ count: 10, offset: 0, firstOffset: 0 })
  })

  it('requires what the specification says must be there', () => {
    const refuses = (schema: z.ZodType | undefined, value: unknown) => schema?.safeParse(value).success === false
    const { publishArticle, publishExternalLink } = contract.postShapes
    const { uploadAttachment, deleteAttachment } = contract.attachmentShapes

    expect(refuses(publishArticle.query, {})).toBe(true)
    expect(refuses(publishExternalLink.query, {})).toBe(true)
    expect(refuses(contract.UserExternalLinkPayload, { title: 'A link' })).toBe(true)
    expect(refuses(uploadAttachment.query, {})).toBe(true)
    expect(refuses(deleteAttachment.query, {})).toBe(true)
    expect(refuses(contract.contentShapes.drugItems.query, {})).toBe(true)
  })
})
