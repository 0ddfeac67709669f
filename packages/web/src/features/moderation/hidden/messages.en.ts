export const messages = {
  hiddenFromOthers: 'Hidden from others',
  why: 'An administrator, or a report of patient data, took this out of sight. You can ask once that another administrator looks at it.',
  kinds: { content: 'Post', message: 'Message', comment: 'Comment' },
  askForReview: 'Appeal',
  asked: 'You appealed on {when}. Another administrator looks at it.',
  upheld: 'Another administrator looked at it: it stays hidden.',
  appealTitle: 'Ask another administrator',
  whyShown: 'Why should it be seen? (no patient data)',
  send: 'Send the appeal',
  sent: 'Another administrator will look at it.',
} as const
