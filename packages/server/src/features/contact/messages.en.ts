export const messages = {
  aboutBusinessInquiry: 'Business inquiry: message from {name}',
  aboutInvestor: 'Investor: message from {name}',
  aboutPress: 'Press: message from {name}',
  wrote: '{sender} wrote:',
  answerSubject: 'Our answer to your message',
  answerGreeting: 'Hello {name},',
  youWrote: 'You wrote to us:',
  answerTo: 'Answer to {email}.',
} as const
