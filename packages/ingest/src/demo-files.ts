import { fileURLToPath } from 'node:url'

/** The demo's catalogue in the sources' own formats: a folder for each source. */
export const demoFolder = (name: string) => fileURLToPath(new URL(`../demo/${name}`, import.meta.url))
