import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { folderWith } from '../testing/files.ts'
import { listInputFiles } from './input.ts'

const words = 'Étude sur le cœur, «à part» – déjà'

async function readAs(bytes: Buffer): Promise<string> {
  const path = join(await folderWith({}), 'words.txt')
  await writeFile(path, bytes)
  const [file] = await listInputFiles(path)
  return file ? text(await file.open()) : ''
}

/** As Windows writes it: the same as Latin 1, but for a few signs. */
const windows = (said: string) => Buffer.from(said.replace('œ', '\x9c').replace('–', '\x96'), 'latin1')

describe('a file', () => {
  it('in UTF-8 is read as it is', async () => {
    expect(await readAs(Buffer.from(words))).toBe(words)
  })

  it('in the encoding of Windows keeps its accents', async () => {
    expect(await readAs(windows(words))).toBe(words)
  })

  it('in UTF-16 is read without its mark', async () => {
    expect(await readAs(Buffer.from(`\uFEFF${words}`, 'utf16le'))).toBe(words)
    expect(await readAs(Buffer.from(`\uFEFF${words}`, 'utf16le').swap16())).toBe(words)
  })

  it('in UTF-8 with a broken character stays UTF-8', async () => {
    const read = await readAs(Buffer.concat([Buffer.from(words), Buffer.from([0xe9]), Buffer.from(words)]))

    expect(read).toBe(`${words}\uFFFD${words}`)
  })
})
