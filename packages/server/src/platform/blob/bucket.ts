import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { Config } from '../config/config.ts'
import type { Store } from './store.ts'

export function bucketStore(config: Config, bucket: string): Store {
  const client = new S3Client({
    credentials: { accessKeyId: config.S3_ACCESS_KEY_ID ?? '', secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '' },
    region: config.S3_REGION,
    ...(config.S3_ENDPOINT && { endpoint: config.S3_ENDPOINT, forcePathStyle: true }),
  })
  // Buckets of today refuse access lists; without one an object is its owner's alone.
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }))
  return {
    disk,
    put: (key, bytes) => disk.put(key, bytes),
    putFile: (key, path, { contentType, sizeInBytes }) =>
      disk.putStream(key, createReadStream(path), { contentType, contentLength: sizeInBytes }),
    async getPart(key, { start, end }) {
      const part = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key, Range: `bytes=${start}-${end}` }))
      return part.Body as Readable
    },
  }
}
