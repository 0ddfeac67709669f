export const messages = {
  sent: 'Thank you. Your message has arrived, and we answer by e-mail.',
  reason: 'Reason',
  reasons: { BusinessInquiry: 'Business inquiry', Investor: 'Investors', Press: 'Press' },
  name: 'Name',
  email: 'Email',
  message: 'Message',
  website: 'Website',
  noPatientData: 'Please do not include patient data.',
  send: 'Send message',
} as const
