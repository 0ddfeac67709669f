import type { Config } from '../config/config.ts'
import { folderStore } from './folder.ts'
import type { Blobs, Store } from './store.ts'

export function createBlobs(config: Config): Blobs {
  let opened: Promise<Store> | undefined
  const store = () => {
    opened ??= openStore(config)
    return opened
  }
  return {
    put: async (key, bytes) => (await store()).put(key, bytes),
    putFile: async (key, path, options) => (await store()).putFile(key, path, options),
    getStream: async (key, range) => {
      const { disk, getPart } = await store()
      return range ? getPart(key, range) : disk.getStream(key)
    },
    has: async (key) => (await store()).disk.exists(key),
    remove: async (key) => (await store()).disk.delete(key),
  }
}

// The bucket's library takes some 35 MB of memory: whoever stores on disk does without it.
const openStore = async (config: Config): Promise<Store> =>
  config.S3_BUCKET ? (await import('./bucket.ts')).bucketStore(config, config.S3_BUCKET) : folderStore(config)
