import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { zip } from '@materia/server/testing/files.ts'
import { expect, it } from 'vitest'
import { folderWith } from '../testing/files.ts'
import { listZipEntries, openZipEntry } from './zip.ts'

const countOpenFiles = () => readdirSync('/dev/fd').length

it('leaves no file open, whether it was listed, read or does not hold what is asked for', async () => {
  const path = join(await folderWith({ 'a.zip': zip(Object.entries({ 'one.txt': '1', 'two.txt': '2' })) }), 'a.zip')
  const before = countOpenFiles()

  for (let times = 0; times < 30; times++) {
    expect((await listZipEntries(path)).map(({ fileName }) => fileName)).toEqual(['one.txt', 'two.txt'])
    expect(await (await openZipEntry(path, 'two.txt')).toArray()).toEqual([Buffer.from('2')])
    await expect(openZipEntry(path, 'three.txt')).rejects.toThrow('three.txt is no longer in')
  }

  await expect.poll(countOpenFiles).toBeLessThan(before + 10)
})
