export const messages = {
  report: 'Report',
  reportThanks: 'Thank you. An editor will look at it.',
  sendReport: 'Send report',
  whatIsWrong: 'What is wrong with it?',
  anythingToAdd: 'Anything to add (no patient data)',
  reasons: {
    PatientData: 'Contains patient data',
    Misinformation: 'Is wrong or misleading',
    Advertising: 'Is hidden advertising',
    Offensive: 'Is offensive',
    Copyright: 'Breaks a copyright',
    Other: 'Something else',
  },
} as const
