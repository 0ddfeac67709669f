export const messages = {
  edit: 'Edit',
  editItem: 'Edit: {title}',
  takeNameOff: 'Take my name off',
  takeNameOffQuestion: 'Take your name off?',
  nameIsOff: 'Your name is off the post.',
  takeNameOffText: 'Your name goes from this post and its older versions. Its writer cannot name you on it again.',
} as const
