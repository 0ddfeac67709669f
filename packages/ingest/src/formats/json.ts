import type { Readable } from 'node:stream'
import { NotInFormat } from './refusal.ts'

export interface JsonText {
  text: string
  /** Counted from 1. */
  index: number
  line: number
}

const longestRecord = 64 * 1024 * 1024
const [quote, backslash, openBrace, closeBrace, openBracket, closeBracket, comma, newline] = [...'"\\{}[],\n'].map(
  (sign) => sign.charCodeAt(0),
)

/**
 * Cuts a JSON document of any length into its records without reading it whole: the elements of a top-level array,
 * of the array under `listKey` in a top-level object, or the one object that the document is.
 */
export async function* jsonRecords(
  stream: Readable,
  { file, listKey }: { file: string; listKey?: string },
): AsyncGenerator<JsonText> {
  let depth = 0
  let listDepth = -1
  let inString = false
  let escaped = false
  let lastString = ''
  let stringStart = -1
  let record = ''
  let recordLine = 1
  let line = 1
  let index = 0
  let started = false
  let inRecord = false
  let ended = false

  stream.setEncoding('utf8')
  for await (const piece of stream) {
    const chunk = started ? (piece as string) : (piece as string).replace(/^\uFEFF/, '')
    let from = 0
    if (stringStart >= 0) stringStart = 0
    for (let at = 0; at < chunk.length; at++) {
      const code = chunk.charCodeAt(at)
      if (code === newline) line++
      if (inString) {
        if (escaped) escaped = false
        else if (code === backslash) escaped = true
        else if (code === quote) {
          inString = false
          if (depth === 1 && listDepth === -1) lastString += chunk.slice(stringStart, at)
          stringStart = -1
        }
        continue
      }
      if (code <= 32) continue
      if (!started) {
        started = true
        if (code !== openBrace && code !== openBracket)
          throw new NotInFormat(`${file}, line ${line}`, 'expected JSON that begins with { or [.')
        if (code === openBracket) listDepth = 1
        else {
          from = at
          inRecord = true
          recordLine = line
        }
        depth = 1
        continue
      }
      if (ended)
        throw new NotInFormat(`${file}, line ${line}`, 'expected the end of the file after the closing bracket.')
      if (depth === listDepth && !inRecord && code !== comma && code !== closeBracket) {
        from = at
        record = ''
        recordLine = line
        inRecord = true
      }
      if (code === quote) {
        inString = true
        if (depth === 1 && listDepth === -1) {
          lastString = ''
          stringStart = at + 1
        }
      } else if (code === openBrace || code === openBracket) {
        if (listDepth === -1 && depth === 1 && code === openBracket && lastString === listKey) {
          listDepth = 2
          inRecord = false
          record = ''
        }
        depth++
      } else if (code === closeBrace || code === closeBracket) {
        depth--
        if (depth < 0) throw new NotInFormat(`${file}, line ${line}`, 'found a closing bracket too many.')
        if (depth === listDepth && inRecord) {
          yield { text: record + chunk.slice(from, at + 1), index: ++index, line: recordLine }
          record = ''
          inRecord = false
        } else if (depth === listDepth - 1 && inRecord) {
          yield { text: record + chunk.slice(from, at), index: ++index, line: recordLine }
          record = ''
          inRecord = false
        }
        // What stands after the list is none of it.
        if (depth === listDepth - 1) listDepth = -2
        if (depth === 0) {
          ended = true
          if (listDepth === -1) yield { text: record + chunk.slice(from, at + 1), index: ++index, line: recordLine }
        }
      } else if (code === comma && depth === listDepth && inRecord) {
        yield { text: record + chunk.slice(from, at), index: ++index, line: recordLine }
        record = ''
        inRecord = false
      }
    }
    if (inString && stringStart >= 0) lastString += chunk.slice(stringStart)
    if (inRecord) record += chunk.slice(from)
    if (record.length > longestRecord)
      throw new NotInFormat(`${file}, line ${recordLine}`, 'a record is longer than 64 MB.')
  }
  if (!started) throw new NotInFormat(file, 'the file is empty.')
  if (!ended) throw new NotInFormat(`${file}, line ${line}`, 'the file ends in the middle of a record.')
}
