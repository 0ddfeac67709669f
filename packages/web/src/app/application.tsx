/** The signed-in part as the router loads it: what runs at its start, and what is drawn around its screens. */
export { ApplicationLayout as Component } from './layouts/ApplicationLayout.tsx'
export { isLoaderDue as shouldRevalidate, startApplication as loader } from './start.ts'
