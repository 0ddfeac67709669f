/** Addresses of the screens of notifications and follows. Public pages never lead there, and do not load them. */
export const newsPaths = {
  notifications: '/notifications',
  following: '/notifications?tab=following',
  discoverArea: (areaId: number) => `/discover?areaId=${areaId}`,
}
