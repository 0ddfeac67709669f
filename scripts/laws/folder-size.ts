import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { exit, stdout } from 'node:process'

/** A folder is seen at a glance: what has outgrown it moves into rooms of its own. */
const maxFiles = 50

const sources = globSync(['packages/*/{*,src/**/*}.{ts,tsx}', '{e2e,bench,proofs,scripts}/**/*.{ts,tsx,mjs}'])
const folders = Map.groupBy(
  sources.filter((file) => !file.includes('node_modules/')),
  dirname,
)
const crowded = [...folders].filter(([, files]) => files.length > maxFiles)
for (const [folder, files] of crowded)
  stdout.write(`${folder} has ${files.length} files side by side: make rooms, at most ${maxFiles}\n`)
exit(crowded.length > 0 ? 1 : 0)
