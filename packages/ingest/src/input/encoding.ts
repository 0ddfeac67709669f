import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
type Open = (onRead?: (bytes: number) => void) => Promise<Readable>

const sampleBytes = 4 * 1024 * 1024

/** The same file as UTF-8, in which the sources publish; spreadsheet programs save what they opened in other encodings. */
export function openedAsUtf8(open: Open): Open {
  let known: Encoding | undefined
  return async (onRead) => {
    known ??= encodingOf(await beginningOf(await open()))
    const stream = await open(onRead)
    return known === 'utf-8' ? stream : Readable.from(recoded(stream, known), { objectMode: false })
  }
}

async function beginningOf(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= sampleBytes) break
  }
  return Buffer.concat(chunks)
}

function encodingOf(beginning: Buffer): Encoding {
  if (beginning[0] === 0xff && beginning[1] === 0xfe) return 'utf-16le'
  if (beginning[0] === 0xfe && beginning[1] === 0xff) return 'utf-16be'
  const whole = beginning.subarray(0, endOfCharacters(beginning))
  if (isUtf8(whole)) return 'utf-8'
  // A few broken characters among good ones are a fault of the source, not another encoding.
  const text = whole.toString('utf8')
  const broken = text.match(/\uFFFD/g)?.length ?? 0
  const good = text.match(/[^\0-\x7F\uFFFD]/g)?.length ?? 0
  return broken > good ? 'windows-1252' : 'utf-8'
}

/** A sample may end within a character. */
function endOfCharacters(sample: Buffer): number {
  let end = sample.length
  while (end > 0 && sample.length - end < 4 && (sample[end - 1] ?? 0) >= 0x80) end--
  return end
}

async function* recoded(stream: Readable, encoding: Encoding): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of stream) yield Buffer.from(decoder.decode(chunk, { stream: true }))
  yield Buffer.from(decoder.decode())
}
