export const messages = {
  thisDevice: 'Materia on this device',
  installText: 'Kept among the programs of this device, Materia opens from its icon and in a window of its own.',
  install: 'Install Materia',
  installed: 'Materia is installed on this device.',
  installByHand: 'Your browser offers it in its own menu: “Install”, or “Add to Home Screen” under Share.',
  offlineReading: 'Reading offline',
  offlineText:
    '{hasFolios, select, true {Your folios, your To-read list, what is in them and what you opened last are} other {What you opened last is}} kept on this device for 30 days, at most 20 MB. Logging out removes all of it.',
  savedState: '{count, plural, one {# item} other {# items}}, {size}, saved on {day} at {time}.',
  nothingSaved: 'Nothing is saved yet.',
  notPossible: 'This browser cannot keep anything for reading offline.',
  push: 'Notifications on this device',
  pushText:
    'Tells you of what you want to see on screen, also while Materia is not open. Only a headline is sent, encrypted for this browser alone.',
  pushOn: 'Turn on',
  pushOff: 'Turn off',
  pushIsOn: 'They are on.',
  pushDenied: 'They are blocked for Materia in the settings of this browser.',
  pushImpossible: 'This browser cannot show any. On an iPhone or iPad, add Materia to the Home Screen first.',
  pushFailed: 'The browser could not turn them on. Try again later.',
} as const
