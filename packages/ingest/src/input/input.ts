import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { NotInFormat } from '../formats/refusal.ts'
import { openedAsUtf8 } from './encoding.ts'
import { listZipEntries, openZipEntry } from './zip.ts'

export interface InputFile {
  name: string
  /** As stored, for the time left. */
  sizeBytes: number
  /** Changes with the file's content; a run goes on where it stopped only in the same file. */
  fingerprint: string
  /** Its text as UTF-8, unpacked. `onRead` hears how many stored bytes were read. */
  open(onRead?: (bytes: number) => void): Promise<Readable>
}

const sampleBytes = 64 * 1024

/** The files behind --from: one file, those of a folder, or those in a zip; `.gz` is unpacked on the way. */
export const listInputFiles = async (path: string): Promise<InputFile[]> => (await listInputs(path)).files

/** The same with the names of the folders within the folder, which are not entered. */
export async function listInputs(path: string): Promise<{ files: InputFile[]; folders: string[] }> {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new NotInFormat(path, 'there is no such file or folder.')
  if (!found.isDirectory()) return { files: await filesIn(path), folders: [] }
  const entries = (await readdir(path, { withFileTypes: true })).filter((each) => !each.name.startsWith('.'))
  const files = await Promise.all(entries.filter((each) => each.isFile()).map(({ name }) => filesIn(join(path, name))))
  return {
    files: files.flat().sort((one, other) => (one.name < other.name ? -1 : 1)),
    folders: entries
      .filter((each) => each.isDirectory())
      .map(({ name }) => name)
      .sort(),
  }
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
      open: openedAsUtf8(async (onRead) =>
        unpacked(createReadStream(path, { highWaterMark: 256 * 1024 }), path, onRead),
      ),
    },
  ]
}

async function zipFiles(path: string, fingerprint: string): Promise<InputFile[]> {
  const entries = await listZipEntries(path)
  return entries.map((entry) => ({
    name: basename(entry.fileName),
    sizeBytes: entry.uncompressedSize,
    fingerprint: `${fingerprint}:${entry.fileName}:${entry.crc32}`,
    open: openedAsUtf8(async (onRead) => {
      const stored = toldAs(await openZipEntry(path, entry.fileName), basename(path), 'zip')
      return unpacked(stored, entry.fileName, onRead)
    }),
  }))
}

function unpacked(stored: Readable, name: string, onRead?: (bytes: number) => void): Readable {
  if (onRead) stored.on('data', (chunk: Buffer) => onRead(chunk.length)).pause()
  if (!isGzip(name)) return stored
  const plain = createGunzip()
  // The reader of `plain` hears of a fault in `stored`.
  pipeline(stored, plain, () => undefined)
  return toldAs(plain, basename(name), 'gzip file')
}

/** The same bytes; a fault in unpacking becomes a sentence that names the archive. */
function toldAs(stream: Readable, name: string, archive: string): Readable {
  async function* chunks() {
    try {
      yield* stream
    } catch (error) {
      if (!isUnpacking(error)) throw error
      const { message } = error as Error
      throw new NotInFormat(name, `not a readable ${archive} (${message}): expected a whole one.`, { cause: error })
    }
  }
  return Readable.from(chunks(), { objectMode: false })
}

const isUnpacking = (error: unknown) => error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')

const isGzip = (name: string) => name.toLowerCase().endsWith('.gz')

/** Reads a file to its end: where its end is missing, or a fault stands in its middle, nothing of it is to be taken. */
export async function checkWhole(records: AsyncIterable<unknown>): Promise<void> {
  for await (const _record of records);
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
