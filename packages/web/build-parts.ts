import { relative } from 'node:path'
import type { build, Manifest } from 'vite'

/** The manifest names a file by the one part that stands in it. Here every part that shares its file leads to that file too. */
export function withSharedFiles(manifest: Manifest, built: Awaited<ReturnType<typeof build>>): Manifest {
  const chunkOf = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
  const all: Manifest = { ...manifest }
  for (const output of [built].flat()) {
    if (!('output' in output)) continue
    for (const file of output.output) {
      const chunk = chunkOf.get(file.fileName)
      if (file.type !== 'chunk' || !chunk) continue
      for (const id of file.moduleIds) all[relative(import.meta.dirname, id)] ??= chunk
    }
  }
  return all
}
