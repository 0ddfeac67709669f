export const messages = {
  invitationSubject: '{name} invites you to Materia',
  invitationText:
    '{name} would like you to join Materia, where Canadian medical professionals discover medical content, save it into shared folios and talk about it.',
  joinMateria: 'Join Materia',
  formerMember: 'A former member',
  folioInviteTitle: '{name} invites you to a folio',
  chatroomInviteTitle: '{name} invites you to a discussion',
  followedTitle: '{name} follows you',
  followedBody: 'They will see what you publish.',
  likedTitle: '{name} liked “{title}”',
  likedByManyTitle: '{count, plural, one {# person} other {# people}} liked “{title}”',
  commentedTitle: '{name} commented on “{title}”',
  mentionedTitle: '{name} mentioned you in “{place}”',
  authorRequestTitle: '{name} asks to name you as an author',
  subscriptionMatchTitle: 'New in “{name}”',
  safetyNoticeTitle:
    '{kind, select, Shortage {Shortage} Discontinuation {Discontinuation} Recall {Recall} Advisory {Advisory} Retraction {Retraction} ExpressionOfConcern {Expression of concern} Correction {Correction} StatusChange {Change of status} RemovedBySource {Removed by its source} other {Safety notice}}: {title}',
  safetyNoticeWithinTitle:
    '{kind, select, Shortage {Shortage} Discontinuation {Discontinuation} Recall {Recall} Advisory {Advisory} Retraction {Retraction} ExpressionOfConcern {Expression of concern} Correction {Correction} StatusChange {Change of status} RemovedBySource {Removal by the source} other {Safety notice}} concerning {title}',
  securityTitle:
    '{event, select, passwordChanged {Your password was changed} passwordReset {Your password was reset} factorAdded {A second factor was added} factorRemoved {A second factor was removed} codesRenewed {New recovery codes were made} codeUsed {A recovery code was used to sign in} emailChangeAsked {A new e-mail address was asked for your account} emailChanged {The e-mail address of your account was changed} recoveryBegun {Your second factors go in 72 hours} locked {Your account was locked for 15 minutes} other {Something about your account changed}}',
  securityBody: 'If this was not you, change your password and end the other sessions.',
  verificationTitle:
    '{news, select, verified {You are verified} refused {Your verification was refused} takenBack {Your verification was taken back} expiring {Your verification ends soon} other {Your verification has ended}}',
  verificationBody:
    '{news, select, verified {Your name carries a badge for a year.} expiring {Ask again now, and the badge stays.} other {You can ask again under your profile.}}',
  reportAnsweredTitle: 'Your report was answered',
  reportAnsweredBody:
    '{resolution, select, hidden {What you reported was taken out of sight. Thank you.} other {An editor looked at what you reported and leaves it in sight. Thank you.}}',
  hiddenTitle: 'Something that you wrote is hidden from others',
  hiddenBody: 'It stands under My Posts, where you can ask that another administrator looks at it.',
  appealAnsweredTitle: 'Another administrator looked at what was hidden',
  appealAnsweredBody:
    '{resolution, select, restored {What you wrote can be seen again.} other {What you wrote stays hidden.}}',
  digestSubject:
    '{count, plural, one {# new} other {# new}}: {kind, select, FolioInvite {invitations to folios} ChatroomInvite {invitations to discussions} Followed {followers} Liked {likes of your posts} Commented {comments} Mentioned {mentions} AuthorRequest {requests to be an author} SubscriptionMatch {news in what you follow} SafetyNotice {safety notices} ReportAnswered {answers to your reports} other {news}}',
  digestText:
    'Since the last mail: {kind, select, FolioInvite {invitations to folios} ChatroomInvite {invitations to discussions} Followed {new followers} Liked {likes of your posts} Commented {comments} Mentioned {mentions} AuthorRequest {requests to be an author} SubscriptionMatch {news in what you follow} SafetyNotice {safety notices} ReportAnswered {answers to your reports} other {news}}.',
  digestRest: 'And {count, plural, one {# more} other {# more}}',
  digestButton: 'Open Materia',
  digestWhy:
    'You asked Materia to mail you {kind, select, FolioInvite {invitations to folios} ChatroomInvite {invitations to discussions} Followed {new followers} Liked {likes of your posts} Commented {comments} Mentioned {mentions} AuthorRequest {requests to be an author} SubscriptionMatch {news in what you follow} SafetyNotice {safety notices} ReportAnswered {answers to your reports} other {news}}.',
  unsubscribe: 'End these mails',
  unsubscribeQuestion:
    'Do you want to end the mails about {kind, select, FolioInvite {invitations to folios} ChatroomInvite {invitations to discussions} Followed {new followers} Liked {likes of your posts} Commented {comments} Mentioned {mentions} AuthorRequest {requests to be an author} SubscriptionMatch {news in what you follow} SafetyNotice {safety notices} ReportAnswered {answers to your reports} other {news}}? Everything else stays as it is.',
  unsubscribed:
    'Done: Materia no longer sends you mails about {kind, select, FolioInvite {invitations to folios} ChatroomInvite {invitations to discussions} Followed {new followers} Liked {likes of your posts} Commented {comments} Mentioned {mentions} AuthorRequest {requests to be an author} SubscriptionMatch {news in what you follow} SafetyNotice {safety notices} ReportAnswered {answers to your reports} other {news}}. You can ask for them again under Notifications.',
  openPreferences: 'Choose which mails you get',
  consent:
    'I agree that Materia mails me {kind, select, FolioInvite {invitations to folios} ChatroomInvite {invitations to discussions} Followed {new followers} Liked {likes of your posts} Commented {comments} Mentioned {mentions} AuthorRequest {requests to be an author} SubscriptionMatch {news in what you follow} SafetyNotice {safety notices} ReportAnswered {answers to your reports} other {news}}, {rhythm, select, Instant {at once} Daily {once a day} other {once a week}}. I can end these mails at any time with one click.',
} as const
