import { createHash } from 'node:crypto'

const bitsOfEntry = 24
const probes = 16

/** With 24 bits an entry, one text in 100,000 that was never added is taken for one that was. */
export const emptyFilter = (entries: number) => Buffer.alloc(Math.ceil((entries * bitsOfEntry) / 8))

export function addToFilter(filter: Buffer, text: string): void {
  for (const bit of bitsOf(filter, text)) filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7))
}

export const filterHas = (filter: Buffer, text: string): boolean =>
  bitsOf(filter, text).every((bit) => ((filter[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0)

function bitsOf(filter: Buffer, text: string): number[] {
  const hash = createHash('sha256').update(text).digest()
  const [first, step] = [hash.readUIntBE(0, 6), hash.readUIntBE(6, 5)]
  return Array.from({ length: probes }, (_, probe) => (first + probe * step) % (filter.length * 8))
}
