/** What comes in after Discover, in one file. */
export { SafetyLane } from '../features/safety/SafetyLane.tsx'
export { NewSinceVisit } from '../features/subscriptions/NewSinceVisit.tsx'
export { ConsentBar } from '../features/users/consents/ConsentBar.tsx'
