export const messages = {
  verifiedSubject: 'You are verified on Materia',
  verifiedText:
    'An administrator found you in the public register that you named. Your name carries a badge for a year, with the register and the day on which it was read.',
  refusedSubject: 'Your verification on Materia was refused',
  refusedText: 'An administrator looked at what you gave and could not verify you, for this reason:',
  takenBackSubject: 'Your verification on Materia was taken back',
  takenBackText:
    'An administrator took your verification back, and your name carries no badge any more, for this reason:',
  expiringSubject: 'Your verification on Materia ends soon',
  expiringText: 'It was a year ago, less a month, that you were looked up. Ask again now, and the badge stays.',
  expiredSubject: 'Your verification on Materia has ended',
  expiredText: 'A verification lasts a year. Ask again under your profile to have the badge back.',
  openProfile: 'Open your profile',
} as const
