export const messages = {
  aboutBusinessInquiry: 'Business inquiry: message from {name}',
  aboutInvestor: 'Investor: message from {name}',
  aboutPress: 'Press: message from {name}',
  wrote: '{sender} wrote:',
  answerTo: 'Answer to {email}.',
} as const
