import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { textOf, xmlRecords } from './xml.ts'

const read = async (text: string) => {
  const found: string[] = []
  const shape = { file: 'f.xml', roots: ['set'], records: ['item'], read: textOf }
  for await (const record of xmlRecords(Readable.from([Buffer.from(text)]), shape)) found.push(record)
  return found
}

describe('reading XML', () => {
  it('hands out the records and passes by what is around them', async () => {
    expect(await read('<set><head>x</head><item>a<b>b</b></item><item><![CDATA[<c>]]></item></set>')).toEqual([
      'ab',
      '<c>',
    ])
  })

  it('never expands entities of a DOCTYPE, so nothing is fetched and nothing explodes', async () => {
    const bomb = '<!DOCTYPE set [<!ENTITY a "ha"><!ENTITY b SYSTEM "file:///etc/hostname">]><set><item>&a;</item></set>'

    await expect(read(bomb)).rejects.toThrow('f.xml, line 1: not well-formed XML (undefined entity')
    await expect(read(bomb.replace('&a;', '&b;'))).rejects.toThrow('undefined entity')
  })

  it('names the file, the line and what was expected', async () => {
    await expect(read('<!-- away -->\n<html/>')).rejects.toThrow(
      'f.xml, line 2: expected <set> as the document element, found <html>.',
    )
    await expect(read('<set>\n<item>a</wrong></set>')).rejects.toThrow('f.xml, line 2: not well-formed XML')
    await expect(read('<set><item>a</item>')).rejects.toThrow('not well-formed XML')
  })
})
