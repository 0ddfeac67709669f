/**
 * A posting block: repeated [level: 1 byte][count: varint][ords ascending, as differences: varints], best level first.
 */
export const maxLevel = 63

/** Where a term's list is cut into blocks; what lies past the last cut is not kept, the rest of the list being worse. */
export const blockCuts = [512, 2_048, 8_192, 32_768] as const

/** `ords` and `levels` run beside each other, level falling, ord rising within a level. */
export function encodeBlock(ords: Int32Array, levels: Uint8Array, from: number, to: number): Buffer {
  const bytes = Buffer.allocUnsafe((to - from) * 5 + maxLevel * 6)
  let at = 0
  for (let start = from; start < to; ) {
    const level = levels[start] as number
    let end = start + 1
    while (end < to && levels[end] === level) end++
    bytes[at++] = level
    at = writeVarint(bytes, at, end - start)
    let previous = 0
    for (let i = start; i < end; i++) {
      const ord = ords[i] as number
      at = writeVarint(bytes, at, ord - previous)
      previous = ord
    }
    start = end
  }
  return Buffer.from(bytes.subarray(0, at))
}

/** Calls `see` for each posting of the block. */
export function decodeBlock(block: Uint8Array, see: (ord: number, level: number) => void): void {
  const length = block.length
  let at = 0
  while (at < length) {
    const level = block[at++] as number
    let count = 0
    let byte = 0
    for (let shift = 0; ; shift += 7) {
      byte = block[at++] as number
      count |= (byte & 127) << shift
      if (byte < 128) break
    }
    let ord = 0
    for (; count > 0; count--) {
      let step = 0
      for (let shift = 0; ; shift += 7) {
        byte = block[at++] as number
        step |= (byte & 127) << shift
        if (byte < 128) break
      }
      ord += step
      see(ord, level)
    }
  }
}

function writeVarint(bytes: Buffer, at: number, value: number): number {
  let rest = value
  let next = at
  while (rest > 127) {
    bytes[next++] = (rest & 127) | 128
    rest >>>= 7
  }
  bytes[next++] = rest
  return next
}

/** The first few documents of a block. */
export function firstOrds(block: Uint8Array, limit: number): number[] {
  const ords: number[] = []
  decodeBlock(block, (ord) => ords.length < limit && ords.push(ord))
  return ords
}
