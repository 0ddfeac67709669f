/** Addresses of the screens of notifications, follows and safety notices. Public pages never lead there, and do not load them. */
export const newsPaths = {
  notifications: '/notifications',
  following: '/notifications?tab=following',
  preferences: '/notifications?tab=preferences',
  safety: '/safety',
  /** The open notices on an item, and of a group or folio on what it holds. */
  safetyOf: (contentItemId: string) => `/safety?of=${contentItemId}&state=open`,
  safetyOfMine: '/safety?show=mine&state=open',
  discoverArea: (areaId: number) => `/discover?areaId=${areaId}`,
}
