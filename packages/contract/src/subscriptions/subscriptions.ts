/** So many things somebody may follow. */
export const subscriptionsMax = 200
/** So many things somebody may mute. */
export const mutesMax = 200

export const muteTypes = ['Area', 'Source', 'Person', 'Kind'] as const

/** Why an item stands in somebody's Discover; `Recent` where it is new and nothing else. */
export const feedReasonTypes = [
  'Promoted',
  'Subscription',
  'Person',
  'Area',
  'Trending',
  'EditorsChoice',
  'Recent',
] as const
