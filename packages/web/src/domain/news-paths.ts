/** Addresses of the screens of notifications, follows and safety notices. Public pages never lead there, and do not load them. */
export const newsPaths = {
  notifications: '/notifications',
  following: '/notifications?tab=following',
  preferences: '/notifications?tab=preferences',
  safety: '/safety',
  safetyOfMine: '/safety?show=mine&state=open',
  discoverArea: (areaId: number) => `/discover?areaId=${areaId}`,
}
