import { Readable } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonRecords } from './json.ts'

const recordsOf = async (text: string, { pieces = 7, listKey }: { pieces?: number; listKey?: string } = {}) => {
  const chunks = text.match(new RegExp(`[\\s\\S]{1,${pieces}}`, 'g')) ?? []
  const found: string[] = []
  for await (const record of jsonRecords(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), {
    file: 'f.json',
    listKey,
  }))
    found.push(record.text)
  return found
}

describe('cutting JSON into records', () => {
  it('gives the elements of any list, whatever they hold and however the text arrives', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.jsonValue({ maxDepth: 3 }), { maxLength: 6 }),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 3 }),
        async (list, pieces, indent) => {
          const ascii = JSON.stringify(list, null, indent).replace(
            /[\u0080-\uffff]/g,
            (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
          )

          const found = await recordsOf(ascii, { pieces })

          expect(found.map((text) => JSON.parse(text))).toEqual(JSON.parse(ascii))
        },
      ),
    )
  })

  it('gives the elements of the list under the key asked for, and passes the rest by', async () => {
    const page = { nextPageToken: 'abc', totals: { studies: [9] }, studies: [{ a: 1 }, { b: '}]"' }], more: [1, 2] }

    const found = await recordsOf(JSON.stringify(page), { pieces: 3, listKey: 'studies' })

    expect(found.map((text) => JSON.parse(text))).toEqual(page.studies)
  })

  it('gives an object without such a list as the one record', async () => {
    const found = await recordsOf('{"link_id": "RDS00001", "din_list": ["1"]}', { listKey: 'studies' })

    expect(found.map((text) => JSON.parse(text))).toEqual([{ link_id: 'RDS00001', din_list: ['1'] }])
  })

  it.each([
    ['<html></html>', 'f.json, line 1: expected JSON that begins with { or [.'],
    ['', 'f.json: the file is empty.'],
    ['[{"a": 1},\n{"b"', 'f.json, line 2: the file ends in the middle of a record.'],
    ['[1] [2]', 'f.json, line 1: expected the end of the file after the closing bracket.'],
  ])('refuses %j and says what was expected', async (text, message) => {
    await expect(recordsOf(text)).rejects.toThrow(message)
  })
})
