import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

/** The settings of `.env`, where there is one; what stands in the environment itself wins. */
export function takeSettings() {
  const file = join(root, '.env')
  if (!existsSync(file)) return
  if (!process.loadEnvFile) {
    process.stderr.write('To read .env, Node 20.12 or newer is needed: update it, or set the environment itself.\n')
    process.exit(1)
  }
  process.loadEnvFile(file)
}
