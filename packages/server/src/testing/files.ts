import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/** Small real files of each kind, made on the spot. */
export const files = {
  jpeg: (options: { width?: number; height?: number; orientation?: number } = {}) => {
    const { width = 40, height = 20, orientation } = options
    const picture = sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 20 } } }).jpeg()
    return orientation === undefined
      ? picture.toBuffer()
      : picture
          .withExif({ IFD0: { Copyright: 'Taken at home', Make: 'Secret camera' } })
          .withMetadata({ orientation })
          .toBuffer()
  },
  png: (width = 40, height = 20) =>
    sharp({ create: { width, height, channels: 4, background: { r: 20, g: 80, b: 200, alpha: 0.5 } } })
      .png()
      .toBuffer(),
  /** Small as a file, and there only as a whole: neither can be read row by row. */
  interlacedPng: (edge: number, { depth = 8 }: { depth?: 8 | 16 } = {}) =>
    (depth === 16 ? plain(edge).toColourspace('rgb16') : plain(edge))
      .png({ progressive: true, compressionLevel: 1 })
      .toBuffer(),
  turnedJpeg: (edge: number) =>
    plain(edge).flatten().jpeg({ progressive: true }).withMetadata({ orientation: 6 }).toBuffer(),
  pdf: (text = 'Hello') =>
    Buffer.from(
      `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n% ${text}\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
    ),
  mp4: (bytes = 1_000) => Buffer.concat([mp4Header, Buffer.alloc(bytes, 7)]),
  docx: () =>
    zip([
      [
        '[Content_Types].xml',
        Buffer.from(
          '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
        ),
      ],
      ['word/document.xml', Buffer.from('<w:document/>')],
    ]),
  odt: () => zip([['mimetype', Buffer.from('application/vnd.oasis.opendocument.text')]]),
}

const plain = (edge: number) =>
  sharp({ create: { width: edge, height: edge, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } })

export const mp4Header = Buffer.from('000000186674797069736f6d0000020069736f6d6d703431', 'hex')

/** A zip archive of stored entries. */
export function zip(entries: [name: string, content: Buffer | string][]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, given] of entries) {
    const [title, content] = [Buffer.from(name), Buffer.from(given)]
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(20, 4)
    local.writeUInt32LE(crc32(content), 14)
    local.writeUInt32LE(content.length, 18)
    local.writeUInt32LE(content.length, 22)
    local.writeUInt16LE(title.length, 26)
    parts.push(local, title, content)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt16LE(20, 4)
    central.writeUInt16LE(20, 6)
    local.copy(central, 16, 14, 28)
    central.writeUInt32LE(offset, 42)
    directory.push(central, title)
    offset += 30 + title.length + content.length
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, ...directory, end])
}

export const blobOf = (bytes: Uint8Array | string) =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)])
