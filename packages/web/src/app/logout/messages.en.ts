export const messages = {
  title: 'Notes not sent yet',
  unsentNotes:
    '{count, plural, one {# note that you wrote on this device is not sent yet. Logging out discards it.} other {# notes that you wrote on this device are not sent yet. Logging out discards them.}}',
  leave: 'Log out and discard',
  stay: 'Stay',
} as const
