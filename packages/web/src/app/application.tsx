/** The signed-in part as the router loads it: what runs at its start and before its screens, and what is drawn around them. */
export { ensureFreshToken } from '../lib/renewal.ts'
export { ApplicationLayout as Component } from './layouts/ApplicationLayout.tsx'
export { early } from './pages/early.ts'
export { isLoaderDue as shouldRevalidate, startApplication as loader } from './start.ts'
