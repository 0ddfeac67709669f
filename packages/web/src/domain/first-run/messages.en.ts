export const messages = {
  stepOf: 'Step {step, number} of 3',
  chooseAreas: 'Choose your areas',
  chooseAreasText: 'Discover leads with what you choose. Finer topics are in your <link>profile</link>.',
  suggestedAreas: 'Suggested for you',
  otherAreas: 'Other areas',
  saveAreas: 'Save areas',
  skip: 'Skip',
  goOn: 'Continue',
  followTitle: 'People and folios to follow',
  followText: 'What they publish and collect comes to Discover. You can stop at any time.',
  nobodyToFollow: 'Nobody to suggest yet. <link>Find colleagues</link> when you like.',
  colleagues: 'Colleagues',
  folios: 'Public folios',
  digestTitle: 'How often may we write to you?',
  digestText:
    'A short mail with what is new in what you follow and with safety notices, and only when there is something.',
  digestConsent:
    'I agree that Materia mails me news in what I follow and safety notices, {rhythm, select, Daily {once a day} other {once a week}}. I can end these mails at any time with one click.',
  agree: 'I agree',
} as const
