import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sentencesInFrench } from './sentences.fr.ts'

const contract = join(import.meta.dirname, '../../contract/src')
const sentence = /(['`])([A-Z][^'`\n]* [^'`\n]*\.)\1/g

/** What the schemas say of a field; numbers stand as in the list. */
function sentencesOf(file: string): string[] {
  const text = readFileSync(join(contract, file), 'utf8').replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '')
  return [...text.matchAll(sentence)].map(([, , found = '']) =>
    found.replaceAll(/\$\{[^}]*\}/g, '{n}').replaceAll('\\\\', '\\'),
  )
}

describe('what is said of a field', () => {
  it('is said in French too, whatever schema says it', () => {
    const schemas = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.schemas.ts'),
    )
    const said = schemas.flatMap((file) => sentencesOf(file).map((english) => ({ file, english })))

    expect(said.length).toBeGreaterThan(30)
    expect(said.filter(({ english }) => !(english in sentencesInFrench))).toEqual([])
  })
})
