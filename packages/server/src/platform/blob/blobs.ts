import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { S3Driver } from 'flydrive/drivers/s3'
import type { Config } from '../config/config.ts'

/** Bytes under a key, on disk or on any S3-compatible store. */
export interface Blobs {
  put(key: string, bytes: Uint8Array): Promise<void>
  putStream(key: string, stream: Readable, options?: { contentType?: string; sizeInBytes?: number }): Promise<void>
  get(key: string): Promise<Uint8Array>
  getStream(key: string): Promise<Readable>
  has(key: string): Promise<boolean>
  remove(key: string): Promise<void>
}

export function createBlobs(config: Config): Blobs {
  const disk = new Disk(config.S3_BUCKET ? s3Driver(config, config.S3_BUCKET) : fileDriver(config))
  return {
    put: (key, bytes) => disk.put(key, bytes),
    putStream: (key, stream, options = {}) =>
      disk.putStream(key, stream, { contentType: options.contentType, contentLength: options.sizeInBytes }),
    get: (key) => disk.getBytes(key),
    getStream: (key) => disk.getStream(key),
    has: (key) => disk.exists(key),
    remove: (key) => disk.delete(key),
  }
}

const fileDriver = (config: Config) =>
  new FSDriver({ location: `${config.MATERIA_DATA_DIR}/blobs`, visibility: 'private' })

const s3Driver = (config: Config, bucket: string) =>
  new S3Driver({
    credentials: { accessKeyId: config.S3_ACCESS_KEY_ID ?? '', secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '' },
    region: config.S3_REGION,
    bucket,
    visibility: 'private',
    ...(config.S3_ENDPOINT && { endpoint: config.S3_ENDPOINT, forcePathStyle: true }),
  })
