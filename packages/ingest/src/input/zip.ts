import type { Readable } from 'node:stream'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { NotInFormat } from '../formats/refusal.ts'

// Health Canada's largest file is below 100 MB; anything near this is a bomb.
const largestEntryBytes = 8 * 1024 ** 3

export async function listZipEntries(path: string): Promise<Entry[]> {
  const zip = await openZip(path)
  const entries: Entry[] = []
  const listed = new Promise<Entry[]>((done, failed) => {
    zip.on('entry', (entry: Entry) => {
      if (entry.uncompressedSize > largestEntryBytes)
        return failed(new NotInFormat(path, `${entry.fileName} unpacks to more than 8 GB.`))
      if (!entry.fileName.endsWith('/')) entries.push(entry)
      zip.readEntry()
    })
    zip.on('end', () => done(entries))
    zip.on('error', (error: Error) =>
      failed(new NotInFormat(path, `not a readable zip (${error.message}).`, { cause: error })),
    )
    zip.readEntry()
  })
  return listed.finally(() => zip.close())
}

export async function openZipEntry(path: string, fileName: string): Promise<Readable> {
  const zip = await openZip(path)
  const opened = new Promise<Readable>((done, failed) => {
    zip.on('error', failed)
    zip.on('entry', (entry: Entry) => {
      if (entry.fileName !== fileName) return zip.readEntry()
      zip.openReadStream(entry, (error, stream) => {
        if (error) return failed(error)
        stream.on('close', () => zip.close())
        done(stream)
      })
    })
    zip.on('end', () => failed(new Error(`${fileName} is no longer in ${path}.`)))
    zip.readEntry()
  })
  return opened.catch((error) => {
    zip.close()
    throw error
  })
}

function openZip(path: string): Promise<ZipFile> {
  return new Promise((done, failed) => {
    yauzl.open(path, { lazyEntries: true, autoClose: false }, (error, zip) => {
      if (error) failed(new NotInFormat(path, `not a readable zip (${error.message}).`, { cause: error }))
      else done(zip)
    })
  })
}
