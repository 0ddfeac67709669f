import { describe, expect, it } from 'vitest'
import { withoutAccents } from './accents.ts'

// Two planes hold all scripts; beyond them stand ideographs.
const scripts = 0x20000
const blockSize = 16

describe('letters without their marks', () => {
  it('are what Unicode makes of them, whatever the script', () => {
    const wrong: string[] = []
    for (let first = 0; first < scripts; first += blockSize) {
      const block = Array.from({ length: blockSize }, (_, nth) => `a${String.fromCodePoint(first + nth)}é`).join(' ')
      if (withoutAccents(block) !== block.normalize('NFKD').replaceAll(/\p{M}/gu, '')) wrong.push(first.toString(16))
    }
    expect(wrong).toEqual([])
  })
})
