import { createReadStream } from 'node:fs'
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

export const fixture = (name: string) => fileURLToPath(new URL(`../../fixtures/${name}`, import.meta.url))
export const openText = (path: string) => createReadStream(path)

/** A folder with these files, gone when the test ends. */
export async function folderWith(files: Record<string, string | Buffer>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'materia-import-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  return folder
}

export async function copyTo(folder: string, paths: (string | undefined)[]): Promise<string> {
  for (const path of paths) if (path) await copyFile(path, join(folder, basename(path)))
  return folder
}

/** Real files of the sources lie beside the repository where somebody keeps them. */
export const sharedData = fileURLToPath(new URL('../../../../../shared/data/', import.meta.url))
