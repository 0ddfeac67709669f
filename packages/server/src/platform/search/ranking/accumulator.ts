export interface ReadBlock {
  block: Uint8Array
  /** What one level of this block adds to a document's score. */
  weight: number
  /** Which of the wanted words it stands for, as a bit; 0 where it does not matter. */
  bit: number
}

/** What a document adds up to that the blocks do not know of, or only as it was. */
export interface KnownSum {
  ord: number
  sum: number
  bits: number
}

export interface BestDocuments {
  /** Best first. */
  ords: number[]
  /** Of each of them. */
  sums: number[]
  /** There are more than were asked for. */
  isCut: boolean
  /** Every one, in no order. */
  all: Int32Array
}

// One set of sums serves the whole process: it is filled, read and emptied without giving way to anything else.
let sums = new Float32Array(1 << 16)
let bits = new Int32Array(1 << 16)
let touched = new Int32Array(1 << 16)

/** The `limit` documents with the greatest sums, of those that have all bits of `mask`. */
export function bestDocuments(
  blocks: ReadBlock[],
  limit: number,
  { mask = 0, known = [] }: { mask?: number; known?: KnownSum[] } = {},
): BestDocuments {
  let count = 0
  const rarest = rarestBit(blocks, mask)
  for (const { block, weight, bit } of inOrder(blocks, rarest)) {
    count = addBlock(block, weight, mask ? bit : 0, count, rarest !== 0 && (bit & rarest) === 0)
  }
  for (const each of known) count = raiseSum(each, mask, count)
  const named = takeOut(count, mask)
  return { ...selectBest(named, limit), isCut: named.ords.length > limit, all: named.ords }
}

/** The wanted word with the fewest postings: a document without it need not be looked at. */
function rarestBit(blocks: ReadBlock[], mask: number): number {
  const bytesByBit = new Map<number, number>()
  for (let bit = 1; bit !== 0 && bit <= mask; bit <<= 1) if (mask & bit) bytesByBit.set(bit, 0)
  for (const { bit, block } of blocks) {
    for (const [one, bytes] of bytesByBit) if (bit & one) bytesByBit.set(one, bytes + block.length)
  }
  const [rarest] = [...bytesByBit].toSorted(([, one], [, other]) => one - other)
  return rarest?.[0] ?? 0
}

const inOrder = (blocks: ReadBlock[], first: number): ReadBlock[] =>
  first === 0 ? blocks : [...blocks.filter(({ bit }) => bit & first), ...blocks.filter(({ bit }) => !(bit & first))]

// The innermost loop of every search: no calls, no closures. `decodeBlock` reads the same bytes where speed matters less.
function addBlock(block: Uint8Array, weight: number, bit: number, from: number, onlyTouched: boolean): number {
  const length = block.length
  let [mySums, myTouched, count, at] = [sums, touched, from, 0]
  while (at < length) {
    const gain = (block[at++] as number) * weight
    let postings = 0
    let byte = 0
    let shift = 0
    do {
      byte = block[at++] as number
      postings |= (byte & 127) << shift
      shift += 7
    } while (byte > 127)
    if (count + postings > myTouched.length) myTouched = growTouched(count + postings)
    for (let ord = 0; postings > 0; postings--) {
      byte = block[at++] as number
      if (byte < 128) {
        ord += byte
      } else {
        let step = byte & 127
        shift = 7
        do {
          byte = block[at++] as number
          step |= (byte & 127) << shift
          shift += 7
        } while (byte > 127)
        ord += step
      }
      if (ord >= mySums.length) mySums = growSums(ord)
      const sum = mySums[ord] as number
      if (sum === 0) {
        if (onlyTouched) continue
        myTouched[count++] = ord
      }
      mySums[ord] = sum + gain
      if (bit !== 0) bits[ord] = (bits[ord] as number) | bit
    }
  }
  return count
}

/** A document that fits by the blocks too has the greater sum of the two. */
function raiseSum({ ord, sum, bits: held }: KnownSum, mask: number, count: number): number {
  if ((held & mask) !== mask) return count
  if (ord >= sums.length) growSums(ord)
  const before = sums[ord] as number
  const isFitting = ((bits[ord] as number) & mask) === mask
  sums[ord] = isFitting ? Math.max(before, sum) : sum
  bits[ord] = mask
  if (before !== 0) return count
  if (count === touched.length) growTouched(count + 1)
  touched[count] = ord
  return count + 1
}

interface Named {
  ords: Int32Array
  sums: Float32Array
  greatest: number
}

/** Empties the sums into a row that is quick to go through. */
function takeOut(count: number, mask: number): Named {
  const [ords, own] = [new Int32Array(count), new Float32Array(count)]
  let [length, greatest] = [0, 0]
  for (let i = 0; i < count; i++) {
    const ord = touched[i] as number
    const sum = sums[ord] as number
    sums[ord] = 0
    if (mask !== 0) {
      const isFitting = ((bits[ord] as number) & mask) === mask
      bits[ord] = 0
      if (!isFitting) continue
    }
    ords[length] = ord
    own[length++] = sum
    if (sum > greatest) greatest = sum
  }
  return { ords: ords.subarray(0, length), sums: own.subarray(0, length), greatest }
}

const buckets = 4_096

// A histogram finds the sum below which nothing is wanted, so that only the best are sorted.
function selectBest(named: Named, limit: number): Pick<BestDocuments, 'ords' | 'sums'> {
  const chosen: { ord: number; sum: number }[] = []
  const floor = named.ords.length > limit ? floorOf(named, limit) : 0
  for (let i = 0; i < named.sums.length; i++) {
    const sum = named.sums[i] as number
    if (sum >= floor) chosen.push({ ord: named.ords[i] as number, sum })
  }
  chosen.sort((a, b) => b.sum - a.sum || b.ord - a.ord)
  const best = chosen.slice(0, limit)
  return { ords: best.map(({ ord }) => ord), sums: best.map(({ sum }) => sum) }
}

/** A sum that at least `limit` documents reach, and not many more. */
function floorOf({ sums: own, greatest }: Named, limit: number): number {
  const scale = (buckets - 1) / greatest
  const histogram = new Int32Array(buckets)
  for (let i = 0; i < own.length; i++) {
    const bucket = ((own[i] as number) * scale) | 0
    histogram[bucket] = (histogram[bucket] as number) + 1
  }
  let bucket = buckets
  for (let room = limit; room > 0 && bucket > 0; ) room -= histogram[--bucket] as number
  // A hair lower, lest rounding push out what stands on the edge.
  return Math.max(0, (bucket - 0.01) / scale)
}

function growSums(ord: number): Float32Array<ArrayBuffer> {
  const size = 2 ** Math.ceil(Math.log2(ord + 1))
  const [moreSums, moreBits] = [new Float32Array(size), new Int32Array(size)]
  moreSums.set(sums)
  moreBits.set(bits)
  sums = moreSums
  bits = moreBits
  return sums
}

function growTouched(size: number): Int32Array<ArrayBuffer> {
  const more = new Int32Array(size * 2)
  more.set(touched)
  touched = more
  return touched
}
