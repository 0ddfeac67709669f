/** What somebody is notified of. */
export const notificationKinds = [
  'FolioInvite',
  'ChatroomInvite',
  'Followed',
  'Liked',
  'Commented',
  'Mentioned',
  'AuthorRequest',
  'SubscriptionMatch',
  'SafetyNotice',
  'Security',
  'ReportAnswered',
] as const

/** How often a kind is mailed. */
export const mailRhythms = ['Off', 'Instant', 'Daily', 'Weekly'] as const
