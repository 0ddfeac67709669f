export const messages = {
  title: 'Is this about a patient?',
  seen: 'This looks like something that could identify a patient:',
  kinds: {
    HealthNumber: 'Health card number: {text}',
    BirthDate: 'Date of birth: {text}',
    Phone: 'Phone number: {text}',
    Email: 'E-mail address: {text}',
    Picture: 'Picture {text}: is there a face, or a name, a date or a number written into it?',
  },
  why: 'No patient data belongs in Materia. Colleagues will read what you send. Your decision is recorded, without what you wrote.',
  change: 'Change it',
  sendAnyway: 'Send anyway',
}
