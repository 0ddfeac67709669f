import { decodeBlock } from './blocks.ts'

export interface ReadBlock {
  block: Uint8Array
  /** What one level of this block adds to a document's score. */
  weight: number
  /** Which of the wanted words it stands for, as a bit; 0 where it does not matter. */
  bit: number
}

export interface Candidates {
  /** Best first. */
  ords: number[]
  /** There are more than were asked for. */
  isCut: boolean
}

// One set of sums serves the whole process: it is filled, read and emptied without giving way to anything else.
let sums = new Float32Array(1 << 16)
let bits = new Int32Array(1 << 16)
let touched = new Int32Array(1 << 16)

/** The `limit` documents with the greatest sums, of those that have all bits of `mask`. */
export function bestDocuments(blocks: ReadBlock[], limit: number, mask = 0): Candidates {
  let count = 0
  for (const { block, weight, bit } of blocks) {
    decodeBlock(block, (ord, level) => {
      if (ord >= sums.length) grow(ord)
      const sum = sums[ord] as number
      if (sum === 0) {
        if (count === touched.length) touched = doubled(touched)
        touched[count++] = ord
      }
      sums[ord] = sum + weight * level
      if (bit) bits[ord] = (bits[ord] as number) | bit
    })
  }
  const named = touched.subarray(0, count)
  const fitting = mask ? named.filter((ord) => ((bits[ord] as number) & mask) === mask) : named
  const ords = selectBest(fitting, limit)
  for (let i = 0; i < count; i++) {
    const ord = touched[i] as number
    sums[ord] = 0
    bits[ord] = 0
  }
  return { ords, isCut: fitting.length > limit }
}

const buckets = 2_048

// A histogram finds the sum below which nothing is wanted, so that only the best are sorted.
function selectBest(named: Int32Array, limit: number): number[] {
  let chosen: Int32Array = named
  if (named.length > limit) {
    let greatest = 0
    for (const ord of named) if ((sums[ord] as number) > greatest) greatest = sums[ord] as number
    const scale = (buckets - 1) / greatest
    const histogram = new Int32Array(buckets)
    for (const ord of named) {
      const bucket = ((sums[ord] as number) * scale) | 0
      histogram[bucket] = (histogram[bucket] as number) + 1
    }
    let floor = buckets
    for (let room = limit; room > 0 && floor > 0; ) room -= histogram[--floor] as number
    chosen = named.filter((ord) => (((sums[ord] as number) * scale) | 0) >= floor)
  }
  return Array.from(chosen)
    .sort((a, b) => (sums[b] as number) - (sums[a] as number) || b - a)
    .slice(0, limit)
}

function grow(ord: number) {
  const size = 2 ** Math.ceil(Math.log2(ord + 1))
  const [moreSums, moreBits] = [new Float32Array(size), new Int32Array(size)]
  moreSums.set(sums)
  moreBits.set(bits)
  sums = moreSums
  bits = moreBits
}

function doubled(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const more = new Int32Array(array.length * 2)
  more.set(array)
  return more
}
