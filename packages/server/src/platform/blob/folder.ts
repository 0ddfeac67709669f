import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, rename, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config } from '../config/config.ts'
import type { Store } from './store.ts'

/** Both writes end when the bytes and their name are on the disk itself: a power cut then takes neither. */
export function folderStore(config: Config): Store {
  const location = resolve(config.MATERIA_DATA_DIR, 'blobs')
  return {
    disk: new Disk(new FSDriver({ location, visibility: 'private' })),
    getPart: async (key, range) => createReadStream(join(location, key), range),
    async put(key, bytes) {
      const target = join(location, key)
      const newFolder = await mkdir(dirname(target), { recursive: true })
      await writeFile(target, bytes)
      await sync(target, 'r+')
      await syncFolders(target, newFolder)
    },
    // Moved, not read: a large file passes through no memory.
    async putFile(key, path) {
      const target = join(location, key)
      const newFolder = await mkdir(dirname(target), { recursive: true })
      await move(path, target)
      await sync(target, 'r+')
      await syncFolders(target, newFolder)
    },
  }
}

async function move(path: string, target: string) {
  try {
    await rename(path, target)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    await copyFile(path, target)
  }
}

/** The folder that names the file; where folders were made for it, each of those and the one that names the first. */
async function syncFolders(file: string, newFolder: string | undefined) {
  // Windows opens no folder as a file, and writes names through by itself.
  if (process.platform === 'win32') return
  const last = newFolder ? dirname(newFolder) : dirname(file)
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    await sync(folder, 'r')
    if (folder === last) return
  }
}

async function sync(path: string, flags: 'r' | 'r+') {
  const handle = await open(path, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
