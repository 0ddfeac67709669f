export const messages = {
  blockQuestion: 'Block {name}?',
  blockWarning:
    'You will see no messages, comments, mentions or invitations from {name}, and neither them among Doctors nor their posts in Discover. They are not told. You can unblock them at any time under Profile, Account.',
  block: 'Block',
  cancel: 'Cancel',
  blocked: '{name} is blocked.',
  isBlocked: 'You have blocked {name}.',
  unblock: 'Unblock',
  unblockPerson: 'Unblock {name}',
  unblocked: '{name} is no longer blocked.',
  blockedPeople: 'Blocked people',
  nobodyBlocked: 'You have blocked nobody. To block somebody, open the menu beside their name on their profile.',
}
