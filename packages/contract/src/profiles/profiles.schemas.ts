import { z } from 'zod'
import { Attachment } from '../attachments/attachments.schemas.ts'
import { count, Id, NumberedId, offset, queryFlag, requiredText, Timestamp, text } from '../fields.schemas.ts'
import { Activity, Passkey } from '../identity/identity.schemas.ts'
import { languages } from '../languages.ts'
import { organisationKinds } from '../organisations.ts'
import { nothing } from '../route.schemas.ts'
import type { RouteShapes } from '../route.ts'
import { Email, personName, User, UserSession, UserType } from '../users/users.schemas.ts'
import { firstNameMessage, lastNameMessage, nameMax } from '../users/users.ts'
import { Verification } from '../verifications/verifications.schemas.ts'
import { OwnContent, ReactionsGiven, ReportMade, SeenContent, VerificationAsked } from './personal-records.schemas.ts'
import { firstRunSteps, hideableFields, practiceLanguages } from './profiles.ts'

/** A name in each language; where one stands alone it is in the viewer's. */
const InBothLanguages = z.record(z.enum(languages), z.string())

export const Specialty = z.object({ id: z.int(), name: z.string(), names: InBothLanguages })
export type Specialty = z.infer<typeof Specialty>

export const SpecialtyWithSubs = Specialty.extend({ subSpecialties: z.array(Specialty) })
export type SpecialtyWithSubs = z.infer<typeof SpecialtyWithSubs>

export const AreaOfInterest = z.object({
  id: z.int(),
  title: z.string(),
  titles: InBothLanguages,
  parent: z.object({ id: z.int(), title: z.string(), titles: InBothLanguages }).nullable(),
  parentArea: z.int().nullable(),
})
export type AreaOfInterest = z.infer<typeof AreaOfInterest>

export const PracticeLanguage = z.enum(practiceLanguages)
export type PracticeLanguage = z.infer<typeof PracticeLanguage>
export const HideableField = z.enum(hideableFields)
export type HideableField = z.infer<typeof HideableField>

export const FirstRunStep = z.enum(firstRunSteps)
export type FirstRunStep = z.infer<typeof FirstRunStep>

/** What stands in the profile of a voice-of or sponsor account instead of a practice. */
export const Organisation = z.object({
  kind: z.enum(organisationKinds).nullable(),
  website: z.string().nullable(),
  contactEmail: z.string().nullable(),
  contactPhone: z.string().nullable(),
  /** Who speaks for it here. */
  spokesperson: z.string().nullable(),
})
export type Organisation = z.infer<typeof Organisation>

const left = z.literal('')
export const OrganisationUpdate = z.object({
  kind: z.enum(organisationKinds).nullish(),
  website: z
    .union([left, z.url({ protocol: /^https$/, error: 'Give an address beginning with https://.' }).max(500)])
    .nullish(),
  contactEmail: z.union([left, Email]).nullish(),
  contactPhone: text(60).nullish(),
  spokesperson: text(200).nullish(),
})
export type OrganisationUpdate = z.output<typeof OrganisationUpdate>

export const ProfileView = z.object({
  id: Id,
  userId: Id,
  firstName: z.string(),
  lastName: z.string(),
  userType: UserType.nullable(),
  location: z.string().nullable(),
  specialty: Specialty.nullable(),
  subSpecialty: Specialty.nullable(),
  phoneNumber: z.string().nullable(),
  phoneExtension: z.string().nullable(),
  qualifications: z.array(z.string()),
  /** In which they see patients. */
  languagesOfPractice: z.array(PracticeLanguage),
  email: z.string().nullable(),
  areasOfInterest: z.array(AreaOfInterest),
  followingUserIds: z.array(Id),
  isTakingPatients: z.boolean(),
  profilePictureAttachmentId: Id.nullable(),
  isFollowed: z.boolean(),
  bio: z.string().nullable(),
  roles: z.array(z.string()),
  verification: Verification,
  /** Null for people. */
  organisation: Organisation.nullable(),
  followersCount: z.int(),
  followingCount: z.int(),
  /** Whether they chose areas of interest, or chose none; only told to whoever may change the profile. */
  hasChosenAreas: z.boolean(),
  /** What their first visit asks next; only told to whoever may change the profile. */
  firstRunStep: FirstRunStep.nullable(),
  /** Only told to whoever may change the profile. */
  hiddenFields: z.array(HideableField),
  /** Hand it back with a change: another one stored means a change made elsewhere. */
  xmin: z.int(),
})
export type ProfileView = z.infer<typeof ProfileView>

const SpecialtyChoice = z.object({ id: NumberedId, name: z.string().optional() })

export const ProfileUpdate = z.object({
  userId: Id.nullish(),
  firstName: personName(firstNameMessage).optional(),
  lastName: personName(lastNameMessage).optional(),
  location: text(200).nullish(),
  specialty: SpecialtyChoice.nullish(),
  subSpecialty: SpecialtyChoice.nullish(),
  phoneNumber: text(40).nullish(),
  phoneExtension: text(10).nullish(),
  qualifications: z.array(requiredText(100)).max(30).optional(),
  languagesOfPractice: z.array(PracticeLanguage).max(practiceLanguages.length).optional(),
  areasOfInterestIds: z.array(NumberedId).max(200).optional(),
  isTakingPatients: z.boolean().optional(),
  bio: text(4_000).nullish(),
  hiddenFields: z.array(HideableField).max(hideableFields.length).optional(),
  /** Null once nothing more is to be asked. */
  firstRunStep: FirstRunStep.nullable().optional(),
  /** Voice-of and sponsor accounts alone. */
  organisation: OrganisationUpdate.optional(),
  /** The xmin of the profile that the change is based on; another one stored means a change made elsewhere (409). */
  xmin: z.int().nullish(),
})
export type ProfileUpdate = z.output<typeof ProfileUpdate>

export const FollowSummary = z.object({
  userId: Id,
  firstName: z.string(),
  lastName: z.string(),
  bio: z.string().nullable(),
  profilePictureAttachmentId: Id.nullable(),
  isFollowed: z.boolean(),
  userType: UserType.nullable(),
  specialty: Specialty.nullable(),
})
export type FollowSummary = z.infer<typeof FollowSummary>

export const FollowLink = z.object({ id: Id, sourceUserId: Id, followedUserId: Id })
export type FollowLink = z.infer<typeof FollowLink>

/** Small author card. */
export const ProfileAuthor = z.object({ userId: Id, name: z.string(), profilePictureAttachmentId: Id.nullable() })
export type ProfileAuthor = z.infer<typeof ProfileAuthor>

export const DoctorSearchQuery = z.object({
  firstName: text(nameMax).nullish(),
  lastName: text(nameMax).nullish(),
  location: text(200).nullish(),
  speciality: text(200).nullish(),
  subSpecialty: text(200).nullish(),
  acceptingNewPatients: z.boolean().nullish(),
  languageOfPractice: PracticeLanguage.nullish(),
  verified: z.boolean().nullish(),
})
export type DoctorSearchQuery = z.output<typeof DoctorSearchQuery>

export const DoctorSearchResult = z.object({
  id: Id,
  userId: Id,
  firstName: z.string(),
  lastName: z.string(),
  location: z.string().nullable(),
  speciality: z.string().nullable(),
  isAcceptingNewPatients: z.boolean(),
  telephoneNumber: z.string().nullable(),
  telephoneExtension: z.string().nullable(),
  profilePictureAttachmentId: Id.nullable(),
  subSpecialty: z.string().nullable(),
  userType: UserType.nullable(),
  isFollowed: z.boolean(),
  languagesOfPractice: z.array(PracticeLanguage),
})
export type DoctorSearchResult = z.infer<typeof DoctorSearchResult>

/** What somebody may want to begin with. */
export const Suggestions = z.object({
  /** Areas of interest that go with their profession and specialty. */
  areaIds: z.array(z.int()),
  /** Whom they do not follow yet, nearest first. */
  people: z.array(FollowSummary),
})
export type Suggestions = z.infer<typeof Suggestions>

const ViewRecord = z.object({ id: Id, userId: Id, contentItemVersionId: Id, viewedOn: Timestamp })
const NamedPerson = z.object({ userId: Id, name: z.string(), since: Timestamp })

/** Everything kept about one person, for themselves. */
export const PersonalData = z.object({
  createdOn: Timestamp,
  account: User,
  profile: ProfileView,
  following: z.array(NamedPerson),
  followers: z.array(NamedPerson),
  devices: z.array(UserSession),
  /** Posts and drafts, every version of them. */
  posts: z.array(
    OwnContent.extend({
      contentItemType: z.string(),
      publishedOn: Timestamp.nullable(),
      summary: z.string().nullable(),
      details: z.record(z.string(), z.unknown()),
    }),
  ),
  folios: z.array(
    OwnContent.extend({
      summary: z.string().nullable(),
      visibility: z.string(),
      clippings: z.array(SeenContent.extend({ note: z.string().nullable() })),
    }),
  ),
  sharedFolios: z.array(SeenContent.extend({ status: z.string() })),
  likes: z.array(SeenContent),
  views: z.array(ViewRecord.extend({ contentItemId: Id, title: z.string().nullable() })),
  chatrooms: z.array(z.object({ chatroomId: Id, name: z.string().nullable(), status: z.string(), since: Timestamp })),
  messages: z.array(
    z.object({
      chatroomId: Id,
      chatroom: z.string().nullable(),
      content: z.string(),
      on: Timestamp,
      /** Among `files`. */
      attachmentIds: z.array(Id),
    }),
  ),
  reactions: z.array(ReactionsGiven),
  comments: z.array(SeenContent.extend({ content: z.string() })),
  appeals: z.array(z.object({ subjectType: z.string(), subjectId: Id, comment: z.string(), on: Timestamp })),
  reports: z.array(ReportMade),
  verifications: z.array(VerificationAsked),
  blocked: z.array(NamedPerson),
  /** How each kind comes, where the person chose. */
  notificationPreferences: z.record(z.string(), z.object({ inApp: z.boolean(), email: z.string() })),
  notifications: z.array(
    z.object({
      id: Id,
      kind: z.string(),
      createdOn: Timestamp,
      readOn: Timestamp.nullable(),
      contentItemId: Id.nullable(),
    }),
  ),
  /** The browsers that are told of news while Materia is not open. */
  pushSubscriptions: z.array(z.object({ endpoint: z.string(), since: Timestamp })),
  subscriptions: z.array(
    z.object({ id: Id, name: z.string(), target: z.looseObject({ type: z.string() }), createdOn: Timestamp }),
  ),
  mutes: z.array(z.object({ id: Id, type: z.string(), value: z.string(), createdOn: Timestamp })),
  /** To which versions of the terms and the privacy policy the person agreed. */
  consents: z.array(z.object({ document: z.string(), version: z.string(), language: z.string(), givenOn: Timestamp })),
  /** Which mails they agreed to, in which words, and when they ended them. */
  mailConsents: z.array(
    z.object({
      kind: z.string(),
      rhythm: z.string(),
      wording: z.string(),
      givenOn: Timestamp,
      withdrawnOn: Timestamp.nullable(),
    }),
  ),
  passkeys: z.array(Passkey),
  activity: z.array(Activity),
  files: z.array(z.object({ attachmentId: Id, name: z.string(), on: Timestamp })),
})
export type PersonalData = z.infer<typeof PersonalData>

const UserIdParams = z.object({ userId: Id })

export const profileShapes = {
  updateProfile: { body: ProfileUpdate, reply: ProfileView },
  listAreasOfInterest: { reply: z.array(AreaOfInterest) },
  listSpecialties: { reply: z.array(SpecialtyWithSubs) },
  searchDoctors: {
    query: z.object({
      count: count(20),
      offset,
      /** Residents and students too, as where people are invited. */
      includeTrainees: queryFlag,
    }),
    body: DoctorSearchQuery,
    reply: z.array(DoctorSearchResult),
  },
  uploadProfilePicture: { reply: Attachment },
  removeProfilePicture: { reply: nothing },
  listFollowing: { reply: z.array(FollowLink) },
  follow: { params: z.object({ userIdToFollow: Id }), reply: FollowLink },
  unfollow: { params: z.object({ userIdToUnfollow: Id }), reply: nothing },
  listSuggestions: { reply: Suggestions },
  listBlocked: { reply: z.array(ProfileAuthor) },
  block: { params: UserIdParams, reply: nothing },
  unblock: { params: UserIdParams, reply: nothing },
  getProfile: { params: UserIdParams, reply: ProfileView },
  getProfileSummary: { params: UserIdParams, reply: FollowSummary },
  listFollowed: { params: UserIdParams, query: z.object({ count: count(50), offset }), reply: z.array(FollowSummary) },
  exportPersonalData: { params: UserIdParams, reply: PersonalData },
  listFollowers: { params: UserIdParams, query: z.object({ count: count(50), offset }), reply: z.array(FollowSummary) },
} satisfies RouteShapes
