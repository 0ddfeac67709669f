import type { Readable } from 'node:stream'
import type { Disk } from 'flydrive'
import type { Config } from '../config/config.ts'
import { folderStore } from './folder.ts'

/** Both ends belong to it, as in HTTP. */
export interface ByteRange {
  start: number
  end: number
}

/** Bytes under a key, on disk or on any S3-compatible store. */
export interface Blobs {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Takes over a file of this machine; the file itself may be gone afterwards. */
  putFile(key: string, path: string, options: { contentType: string; sizeInBytes: number }): Promise<void>
  get(key: string): Promise<Uint8Array>
  getStream(key: string, range?: ByteRange): Promise<Readable>
  has(key: string): Promise<boolean>
  remove(key: string): Promise<void>
}

/** What the library leaves to each place: it reads whole files, and writes by reading. */
export interface Store {
  disk: Disk
  getPart(key: string, range: ByteRange): Promise<Readable>
  putFile: Blobs['putFile']
}

export function createBlobs(config: Config): Blobs {
  let opened: Promise<Store> | undefined
  const store = () => {
    opened ??= openStore(config)
    return opened
  }
  return {
    put: async (key, bytes) => (await store()).disk.put(key, bytes),
    putFile: async (key, path, options) => (await store()).putFile(key, path, options),
    get: async (key) => (await store()).disk.getBytes(key),
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
