/** A direction in a few hundred bytes: a scale and a signed byte for each dimension. */
export function packVector(vector: ArrayLike<number>): Buffer {
  let greatest = 0
  for (let i = 0; i < vector.length; i++) greatest = Math.max(greatest, Math.abs(vector[i] as number))
  const packed = Buffer.alloc(4 + vector.length)
  packed.writeFloatLE(greatest, 0)
  if (greatest === 0) return packed
  for (let i = 0; i < vector.length; i++) packed.writeInt8(Math.round((127 * (vector[i] as number)) / greatest), 4 + i)
  return packed
}

/** Adds so many times the packed vector to the sum, which has as many dimensions. */
export function addPacked(sum: Float32Array, packed: Buffer, times: number): void {
  const scale = (times * packed.readFloatLE(0)) / 127
  const bytes = bytesOf(packed)
  for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] as number) + scale * (bytes[i] as number)
}

export const dimensionsOf = (packed: Buffer): number => packed.length - 4

/** A view: reading number by number through the buffer looks at its bounds each time. */
const bytesOf = (packed: Buffer) => new Int8Array(packed.buffer, packed.byteOffset + 4, dimensionsOf(packed))

/** -1 to 1; of a vector without a direction 0. */
export function cosine(vector: Float32Array, packed: Buffer): number {
  let [product, own, other] = [0, 0, 0]
  const bytes = bytesOf(packed)
  for (let i = 0; i < vector.length; i++) {
    const [one, two] = [vector[i] as number, bytes[i] as number]
    product += one * two
    own += one * one
    other += two * two
  }
  return own === 0 || other === 0 ? 0 : product / Math.sqrt(own * other)
}

export function lengthOf(vector: ArrayLike<number>): number {
  let squares = 0
  for (let i = 0; i < vector.length; i++) squares += (vector[i] as number) ** 2
  return Math.sqrt(squares)
}

export function lengthOfPacked(packed: Buffer): number {
  const vector = new Float32Array(dimensionsOf(packed))
  addPacked(vector, packed, 1)
  return lengthOf(vector)
}
