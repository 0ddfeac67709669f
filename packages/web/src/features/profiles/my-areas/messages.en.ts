export const messages = {
  areasShown: 'Areas of interest shown',
  myAreas: 'My areas of interest',
  change: 'Change',
  chooseYours: 'Choose yours',
} as const
