/**
 * Every code that a Problem carries as `extensions.code`, with its English sentence. A word in braces stands for a value
 * given with the code, so that a catalogue in another language can say the same.
 */
export const problemMessages = {
  // What any call may answer.
  'bad-request': 'The request could not be understood.',
  'field-invalid': '{field}: {message}',
  'arguments-invalid': '{message}',
  'address-invalid': 'The address is not valid.',
  'address-too-long': 'A part of the address is too long.',
  'address-unknown': 'There is nothing at this address.',
  'body-too-large': 'The request body is larger than the 1 MB allowed.',
  'body-not-json': 'Send the body as application/json.',
  'body-cut-short': 'The body is not as long as its header says.',
  'request-too-large': 'The request is too large.',
  'text-too-slow': 'This text takes too long to read. Shorten it, or divide it.',
  'text-not-storable': 'The input contains characters that cannot be stored.',
  'sign-in-required': 'Sign in first.',
  'sign-in-expired': 'Sign in again.',
  'role-required': 'Your account may not do this.',
  'too-many-requests': 'Too many requests. Try again later.',
  'server-error': 'Something went wrong on our side. Try again later.',
  'service-unavailable': 'The service is briefly unavailable. Try again.',
  'query-too-slow': 'This took too long. Ask for less, or try again later.',
  'storage-full': 'There is no room left to keep this. Try again later.',
  'database-unreachable': 'The database cannot be reached.',
  'migrations-missing': 'Migrations are not done yet.',
  // A sentence that has no code of its own yet.
  invalid: '{detail}',
  forbidden: '{detail}',
  conflict: '{detail}',
  'not-found': '{what} was not found.',

  // Accounts and sessions.
  'account-not-found': 'The account was not found.',
  'user-not-found': 'The user was not found.',
  'person-not-found': 'The person was not found.',
  'device-not-found': 'The device was not found.',
  'email-taken': 'An account with this e-mail already exists.',
  'minc-taken': 'Another account has this MINC.',
  'credentials-wrong': 'Incorrect e-mail or password.',
  'account-locked': 'Too many attempts. Try again later.',
  'account-disabled': 'This account is disabled.',
  'email-unconfirmed': 'Please confirm your e-mail first.',
  'session-ended': 'This session has ended. Sign in again.',
  'own-status': 'You cannot change the status of your own account.',
  'captcha-failed': 'We could not tell that you are a person. Reload the page and try again.',

  // Profiles and follows.
  'profile-not-found': 'The profile was not found.',
  'export-running': 'Your data is being downloaded already. Wait until that download has ended.',
  'profile-changed-elsewhere': 'This profile was changed elsewhere. Compare the two before you save.',
  'profile-owner-only': 'Only its owner may change a profile.',
  'follow-self': 'You cannot follow yourself.',
  'following-full': 'You can follow at most {max} people.',
  'subscription-not-found': 'What you follow was not found.',
  'subscriptions-full': 'You can follow at most {max} things.',
  'search-too-vague': 'Follow a search with at least one telling word.',
  'feed-not-found': 'The feed was not found.',
  'mute-not-found': 'What you muted was not found.',
  'mute-unknown': 'There is nothing of this kind to mute.',
  'mutes-full': 'You can mute at most {max} things.',
  'notification-not-found': 'The notification was not found.',
  'security-always-told': 'News about the security of your account cannot be turned off.',
  'specialty-unknown': 'There is no such specialty.',
  'sub-specialty-mismatch': 'This is not a sub-specialty of the specialty chosen.',
  'area-unknown': 'There is no such area of interest.',

  // Files.
  'attachment-not-found': 'The attachment was not found.',
  'attachment-in-use': 'This file is in use. Take it out of what it belongs to first.',
  'file-form-required': 'Send the file as multipart/form-data, in a field named file.',
  'file-required': 'Choose a file.',
  'file-empty': 'The file is empty.',
  'file-too-large': 'The file is too large.',
  'file-cut-short': 'The upload broke off. Try again.',
  'file-not-found': 'One of the files was not found. Upload it again.',
  'image-too-large': 'Pictures may have at most {megabytes} MB.',
  'video-too-large': 'Videos may have at most {megabytes} MB.',
  'pdf-too-large': 'PDF files may have at most {megabytes} MB.',
  'document-too-large': 'Documents may have at most {megabytes} MB.',
  'image-unsupported': 'This file is not a picture that Materia can keep: JPEG, PNG, WebP, GIF, AVIF or TIFF.',
  'video-unsupported': 'This file is not a video that Materia can keep: MP4, WebM or QuickTime.',
  'pdf-unsupported': 'This file is not a PDF that Materia can keep: PDF.',
  'document-unsupported':
    'This file is not a document that Materia can keep: Word, Excel, PowerPoint, OpenDocument, RTF or plain text, without macros.',
  'image-unreadable': 'This picture cannot be read, or has more than {megapixels} million pixels.',
  'image-address-unusable': 'There is no picture at this address that Materia can keep. Upload it instead.',
  'uploads-full': 'Your files take up the 2 GB that an account has. Delete some that you no longer need first.',
  'range-unsatisfiable': 'The file ends before this range.',
  'url-credentials': 'Leave the user name and password out.',

  // Content.
  'content-not-found': 'The content was not found.',
  'version-not-found': 'The version was not found.',
  'page-not-found': 'The page was not found.',
  'content-id-taken': 'Something else has this id. Choose another.',

  // Posts.
  'post-not-found': 'The post was not found.',
  'draft-not-found': 'The draft was not found.',
  'draft-published': 'This draft was published meanwhile.',
  'draft-unpublished': 'This is still a draft. Publish it first.',
  'drafts-full': 'You have 2,000 drafts, as many as an account can keep. Publish or delete some first.',
  'deleted-drafts-full':
    'You deleted very many drafts lately, and each is kept for 30 days. Wait until some of them are gone.',
  'post-changed': 'This was changed elsewhere. Your text is kept: compare the two before you save.',
  'post-author-only': 'Only its author may change a post.',
  'post-deletion-author-only': 'Only its author may delete a post.',
  'post-own-name': 'You can only post in your own name.',
  'post-title-required': 'Give it a title.',
  'post-text-required': 'Write the article first.',
  'post-link-required': 'Give the address of the link.',
  'article-too-many-elements': 'An article has at most 20,000 elements, nested at most 1,000 deep.',
  'article-too-long': 'An article has at most 900,000 characters.',
  'author-not-found': 'One of the authors was not found.',
  'author-request-not-found': 'The request was not found.',
  'author-request-answered': 'You have answered this request already.',
  'author-requests-exceeded': 'You have asked {max} colleagues to be authors today. Try again tomorrow.',
  'author-own-post': 'This post is yours: edit it to change its authors.',
  'promotion-admin-only': 'Only an admin may say who promotes a post.',
  'sponsor-not-found': 'This sponsor was not found.',
  'voice-of-only': 'Only the account of an organisation may speak in its name.',
  'voice-of-other': 'This account speaks for {name} alone.',
  'link-not-https': 'Give an address beginning with https://.',
  'link-type-mismatch': 'This is not the address of a {type} link. Choose another type or address.',
  'featured-image-not-found': 'Choose a picture that you uploaded.',
  'image-not-found': 'One of the pictures was not found. Upload it again.',

  // Folios.
  'folio-not-found': 'The folio was not found.',
  'clipping-not-found': 'The clipping was not found.',
  'invitation-not-found': 'The invitation was not found.',
  'folio-members-only': 'Only the owner and members may change what is in a folio.',
  'folio-change-owner-only': 'Only its owner may change a folio.',
  'folio-deletion-owner-only': 'Only its owner may delete a folio.',
  'folio-restoration-owner-only': 'Only its owner may restore a folio.',
  'folio-invitation-owner-only': 'Only its owner may invite people to a folio.',
  'folio-removal-owner-only': 'Only its owner may remove people from a folio.',
  'folio-id-taken': 'Choose another folioId.',
  'folio-id-mismatch': 'Name the folio of the address.',
  'folio-owner-fixed': 'A folio stays with its owner.',
  'folio-owner-cannot-leave': 'The owner cannot leave. Delete the folio instead.',
  'folio-full': 'A folio holds at most {max} clippings.',
  'folio-changed': 'The folio has changed meanwhile. Try again.',
  'folio-changed-elsewhere': 'This folio was changed elsewhere. Compare the two before you save.',
  'folio-holds-itself': 'A folio cannot hold itself.',
  'folio-already-yours': 'The folio is yours already.',
  'folio-role-required': 'This account cannot take part in folios.',
  'folio-logo-unusable': 'Choose a picture that you uploaded, or one that comes with Materia.',
  'folio-default-logo': 'The logos that come with Materia stay.',
  'clipping-same': 'Name another clipping.',
  'clipping-unknown': 'One of the items was not found.',
  'import-too-many-references': 'Import at most {max} references at a time: divide the text.',
  'folio-private': 'Share the folio first.',
  'already-invited': 'This person has been invited already.',
  'already-member': 'This person is a member already.',
  'invitation-answered': 'This invitation has already been answered or withdrawn.',
  'invitation-answer-required': 'Accept or decline.',
  'invitation-other-person': 'Only the person invited may answer.',
  'invitation-answer-for-self': 'Answer for yourself.',

  // Discussions.
  'room-not-found': 'The room was not found.',
  'message-not-found': 'The message was not found.',
  'room-members-only': 'Join the room first.',
  'room-removal-owner-only': 'Only the room’s owner may remove people.',
  'room-invitation-owner-only': 'Only the room’s owner may invite people.',
  'room-leave-instead': 'To go yourself, leave the room.',
  'room-already-in': 'You are in the room already.',
  'room-person-already-in': 'This person is in the room already.',
  'room-invitation-expired': 'The invitation has expired.',
  'room-invitation-invalid': 'The invitation is not valid.',

  // Moderation.
  'report-not-found': 'The report was not found.',
  'report-subject-not-found': 'What you want to report was not found.',
  'report-answered': 'This report has been answered already.',
} as const satisfies Record<string, string>

export type ProblemCode = keyof typeof problemMessages

type Placeholder<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

/** The values that a code's sentence speaks of. */
export type ProblemData<Code extends ProblemCode> = Record<Placeholder<(typeof problemMessages)[Code]>, string | number>

/** The English sentence of a code. */
export function problemMessage(code: ProblemCode, data: Record<string, string | number> = {}): string {
  return problemMessages[code].replaceAll(/\{(\w+)\}/g, (_, name: string) => (data[name] ?? '').toLocaleString('en-CA'))
}
