import type { Readable } from 'node:stream'
import { type JsonText, jsonRecords } from '../formats/json.ts'
import type { InputFile } from './input.ts'

const longestFirstLine = 4 * 1024 * 1024

/** The records of an array, of a page with its list under `listKey`, of one object, or of a file with an object a line. */
export async function* jsonFileRecords(
  file: InputFile,
  { listKey, onRead }: { listKey: string; onRead: (bytes: number) => void },
): AsyncGenerator<JsonText> {
  const isOfLines = await hasRecordPerLine(file, listKey)
  const stream = await file.open(onRead)
  yield* isOfLines ? lineRecords(stream) : jsonRecords(stream, { file: file.name, listKey })
}

/** Tells an object a line from a page that stands in one line. */
async function hasRecordPerLine(file: InputFile, listKey: string): Promise<boolean> {
  const stream = await file.open()
  let text = ''
  stream.setEncoding('utf8')
  for await (const piece of stream) {
    text = (text + piece).replace(/^[\uFEFF\s]+/, '')
    if ((text && !text.startsWith('{')) || text.includes('\n') || text.length > longestFirstLine) break
  }
  stream.destroy()
  const [line = ''] = text.split('\n', 1)
  const first = parsed(line)
  return typeof first === 'object' && first !== null && !(listKey in first)
}

function parsed(text: string): unknown {
  try {
    return text.startsWith('{') ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

async function* lineRecords(stream: Readable): AsyncGenerator<JsonText> {
  let rest = ''
  let line = 0
  let index = 0
  stream.setEncoding('utf8')
  for await (const piece of stream) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    for (const text of lines) {
      line++
      if (text.trim()) yield { text: text.replace(/^\uFEFF/, ''), index: ++index, line }
    }
  }
  if (rest.trim()) yield { text: rest.replace(/^\uFEFF/, ''), index: ++index, line: line + 1 }
}
