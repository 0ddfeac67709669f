import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { NotInFormat } from '../formats/refusal.ts'
import { listZipEntries, openZipEntry } from './zip.ts'

export interface InputFile {
  name: string
  /** As stored, for the time left. */
  sizeBytes: number
  /** Changes with the file's content; a run goes on where it stopped only in the same file. */
  fingerprint: string
  /** Its bytes, unpacked. `onRead` hears how many stored bytes were read. */
  open(onRead?: (bytes: number) => void): Promise<Readable>
}

const sampleBytes = 64 * 1024

/** The files behind --from: one file, those of a folder, or those in a zip; `.gz` is unpacked on the way. */
export async function listInputFiles(path: string): Promise<InputFile[]> {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new NotInFormat(path, 'there is no such file or folder.')
  if (!found.isDirectory()) return filesIn(path)
  const names = (await readdir(path, { withFileTypes: true })).filter(
    (each) => each.isFile() && !each.name.startsWith('.'),
  )
  const files = await Promise.all(names.map(({ name }) => filesIn(join(path, name))))
  return files.flat().sort((one, other) => (one.name < other.name ? -1 : 1))
}

async function filesIn(path: string): Promise<InputFile[]> {
  const { size } = await stat(path)
  const fingerprint = await fingerprintOf(path, size)
  if (path.toLowerCase().endsWith('.zip')) return zipFiles(path, fingerprint)
  return [
    {
      name: basename(path),
      sizeBytes: size,
      fingerprint,
      open: async (onRead) => unpacked(createReadStream(path, { highWaterMark: 256 * 1024 }), path, onRead),
    },
  ]
}

async function zipFiles(path: string, fingerprint: string): Promise<InputFile[]> {
  const entries = await listZipEntries(path)
  return entries.map((entry) => ({
    name: basename(entry.fileName),
    sizeBytes: entry.uncompressedSize,
    fingerprint: `${fingerprint}:${entry.fileName}:${entry.crc32}`,
    open: async (onRead) => unpacked(await openZipEntry(path, entry.fileName), entry.fileName, onRead),
  }))
}

function unpacked(stored: Readable, name: string, onRead?: (bytes: number) => void): Readable {
  if (onRead) stored.on('data', (chunk: Buffer) => onRead(chunk.length)).pause()
  if (!name.toLowerCase().endsWith('.gz')) return stored
  const plain = createGunzip()
  // The reader of `plain` hears of a fault in `stored`.
  pipeline(stored, plain, () => undefined)
  return plain
}

async function fingerprintOf(path: string, size: number): Promise<string> {
  const file = await open(path)
  try {
    const head = Buffer.alloc(Math.min(size, sampleBytes))
    const tail = Buffer.alloc(Math.min(size, sampleBytes))
    await file.read(head, 0, head.length, 0)
    await file.read(tail, 0, tail.length, size - tail.length)
    return createHash('sha256').update(String(size)).update(head).update(tail).digest('hex').slice(0, 32)
  } finally {
    await file.close()
  }
}
