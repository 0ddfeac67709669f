import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { S3Driver } from 'flydrive/drivers/s3'
import type { Config } from '../config/config.ts'

/** Both ends belong to it, as in HTTP. */
export interface ByteRange {
  start: number
  end: number
}

/** Bytes under a key, on disk or on any S3-compatible store. */
export interface Blobs {
  put(key: string, bytes: Uint8Array): Promise<void>
  putStream(key: string, stream: Readable, options?: { contentType?: string; sizeInBytes?: number }): Promise<void>
  get(key: string): Promise<Uint8Array>
  getStream(key: string, range?: ByteRange): Promise<Readable>
  has(key: string): Promise<boolean>
  remove(key: string): Promise<void>
}

export function createBlobs(config: Config): Blobs {
  const { disk, getPart } = config.S3_BUCKET ? bucketStore(config, config.S3_BUCKET) : folderStore(config)
  return {
    put: (key, bytes) => disk.put(key, bytes),
    putStream: (key, stream, options = {}) =>
      disk.putStream(key, stream, { contentType: options.contentType, contentLength: options.sizeInBytes }),
    get: (key) => disk.getBytes(key),
    getStream: (key, range) => (range ? getPart(key, range) : disk.getStream(key)),
    has: (key) => disk.exists(key),
    remove: (key) => disk.delete(key),
  }
}

interface Store {
  disk: Disk
  /** The library reads whole files only. */
  getPart(key: string, range: ByteRange): Promise<Readable>
}

function folderStore(config: Config): Store {
  const location = `${config.MATERIA_DATA_DIR}/blobs`
  return {
    disk: new Disk(new FSDriver({ location, visibility: 'private' })),
    getPart: async (key, range) => createReadStream(join(location, key), range),
  }
}

function bucketStore(config: Config, bucket: string): Store {
  const client = new S3Client({
    credentials: { accessKeyId: config.S3_ACCESS_KEY_ID ?? '', secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '' },
    region: config.S3_REGION,
    ...(config.S3_ENDPOINT && { endpoint: config.S3_ENDPOINT, forcePathStyle: true }),
  })
  return {
    // Buckets of today refuse access lists; without one an object is its owner's alone.
    disk: new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false })),
    async getPart(key, { start, end }) {
      const part = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key, Range: `bytes=${start}-${end}` }))
      return part.Body as Readable
    },
  }
}
