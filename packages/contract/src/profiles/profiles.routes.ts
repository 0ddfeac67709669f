import { route, routes } from '../route.ts'
import type { profileShapes } from './profiles.schemas.ts'

const base = '/api/Profile/api/profile'

export const profileRoutes = routes<typeof profileShapes>()({
  updateProfile: route('PUT', base, { access: 'signed-in' }),
  listAreasOfInterest: route('GET', `${base}/AreasOfInterest`, { access: 'signed-in' }),
  listSpecialties: route('GET', `${base}/AllSpecialties`, { access: 'signed-in' }),
  searchDoctors: route('POST', `${base}/search`, { access: ['Doctor', 'Admin'], writes: false }),
  uploadProfilePicture: route('POST', `${base}/UploadProfilePicture`, { access: 'signed-in', upload: true }),
  removeProfilePicture: route('DELETE', `${base}/ProfilePicture`, { access: 'signed-in' }),
  listFollowing: route('GET', `${base}/follow`, { access: 'signed-in' }),
  follow: route('POST', `${base}/follow/:userIdToFollow`, { access: 'signed-in' }),
  unfollow: route('DELETE', `${base}/follow/:userIdToUnfollow`, { access: 'signed-in' }),
  /** Areas and people for a first visit. */
  listSuggestions: route('GET', '/api/Profile/suggestions', { access: ['Doctor', 'Admin'] }),
  listBlocked: route('GET', '/api/Profile/blocked', { access: 'signed-in' }),
  block: route('PUT', '/api/Profile/:userId/block', { access: 'signed-in' }),
  unblock: route('DELETE', '/api/Profile/:userId/block', { access: 'signed-in' }),
  getProfile: route('GET', `${base}/:userId`, { access: 'signed-in', beforeEnrolment: 'own' }),
  getProfileSummary: route('GET', `${base}/:userId/summary`, { access: 'signed-in' }),
  listFollowed: route('GET', `${base}/:userId/following`, { access: 'signed-in' }),
  exportPersonalData: route('GET', `${base}/:userId/export`, {
    access: 'signed-in',
    confirmation: 'always',
    writes: true,
  }),
  listFollowers: route('GET', `${base}/:userId/followers`, { access: 'signed-in' }),
})
