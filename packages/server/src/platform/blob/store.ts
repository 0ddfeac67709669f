import type { Readable } from 'node:stream'
import type { Disk } from 'flydrive'

/** Both ends belong to it, as in HTTP. */
export interface ByteRange {
  start: number
  end: number
}

/** Bytes under a key, on disk or on any S3-compatible store. */
export interface Blobs {
  /** Ends when the bytes would outlive a power cut. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Takes over a file of this machine; the file itself may be gone afterwards. Ends as `put` does. */
  putFile(key: string, path: string, options: { contentType: string; sizeInBytes: number }): Promise<void>
  getStream(key: string, range?: ByteRange): Promise<Readable>
  has(key: string): Promise<boolean>
  remove(key: string): Promise<void>
}

/** What the library leaves to each place: it reads whole files, writes by reading, and syncs nothing. */
export interface Store {
  disk: Disk
  put: Blobs['put']
  getPart(key: string, range: ByteRange): Promise<Readable>
  putFile: Blobs['putFile']
}
