import { describe, expect, it } from 'vitest'
import { basisOf, type SparseRows } from './decompose.ts'

/** Documents of two subjects, each with ten words of its own, and one rare word beside them. */
function twoSubjects(): SparseRows {
  const columns: number[] = []
  const starts = [0]
  for (let row = 0; row < 60; row++) {
    const first = row % 2 === 0 ? 0 : 10
    for (let nth = 0; nth < 6; nth++) columns.push(first + ((row + nth) % 10))
    starts.push(columns.length)
  }
  return {
    starts: Int32Array.from(starts),
    columns: Int32Array.from(columns),
    values: new Float32Array(columns.length).fill(1),
    width: 20,
  }
}

const dot = (basis: Float32Array, dimensions: number, one: number, other: number) => {
  let sum = 0
  for (let i = 0; i < dimensions; i++) {
    sum += (basis[one * dimensions + i] as number) * (basis[other * dimensions + i] as number)
  }
  return sum
}

describe('the space of the greatest singular values', () => {
  it('has directions of length one, each at a right angle to the others', () => {
    const dimensions = 4
    const basis = basisOf(twoSubjects(), dimensions)
    for (let i = 0; i < dimensions; i++) {
      for (let j = 0; j < dimensions; j++) {
        let product = 0
        for (let term = 0; term < 20; term++) {
          product += (basis[term * dimensions + i] as number) * (basis[term * dimensions + j] as number)
        }
        expect(product).toBeCloseTo(i === j ? 1 : 0, 4)
      }
    }
  })

  it('brings the words of one subject together and keeps those of two apart', () => {
    const basis = basisOf(twoSubjects(), 2)

    expect(dot(basis, 2, 0, 7)).toBeCloseTo(0.1, 2)
    expect(dot(basis, 2, 0, 17)).toBeCloseTo(0, 2)
  })
})
