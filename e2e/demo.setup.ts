import { rm } from 'node:fs/promises'
import { makeDemo } from './product.ts'

/** Makes the demo once for all workers, unless somebody has made it for them. */
export default async function setUp() {
  if (process.env.MATERIA_DEMO_FOLDER) return
  const folder = await makeDemo()
  process.env.MATERIA_DEMO_FOLDER = folder
  return () => rm(folder, { recursive: true, force: true })
}
