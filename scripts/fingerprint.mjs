import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

/** One hash of the names and contents of these files. */
export function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const path of [...paths].sort()) hash.update(path).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

/** The path itself where it is a file; of a folder every file in it, however deep; nothing where there is neither. */
export function filesIn(path) {
  if (!existsSync(join(root, path))) return []
  if (statSync(join(root, path)).isFile()) return [path]
  return readdirSync(join(root, path)).flatMap((name) => (name === 'node_modules' ? [] : filesIn(join(path, name))))
}
