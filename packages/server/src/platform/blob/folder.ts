import { createReadStream } from 'node:fs'
import { copyFile, mkdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config } from '../config/config.ts'
import type { Store } from './store.ts'

export function folderStore(config: Config): Store {
  const location = `${config.MATERIA_DATA_DIR}/blobs`
  return {
    disk: new Disk(new FSDriver({ location, visibility: 'private' })),
    getPart: async (key, range) => createReadStream(join(location, key), range),
    // Moved, not read: a large file passes through no memory.
    async putFile(key, path) {
      const target = join(location, key)
      await mkdir(dirname(target), { recursive: true })
      await rename(path, target).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EXDEV') throw error
        return copyFile(path, target)
      })
    },
  }
}
