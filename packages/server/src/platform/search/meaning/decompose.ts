/** Documents by terms, row after row: the terms of row `n` stand from `starts[n]` to `starts[n + 1]`. */
export interface SparseRows {
  starts: Int32Array
  columns: Int32Array
  values: Float32Array
  width: number
}

const rounds = 5

/**
 * An orthonormal basis, one row of `dimensions` numbers for each column, of the space in which the rows differ most: that of
 * the greatest singular values, by subspace iteration. Cosines within a space do not depend on the basis, so none of its
 * directions is told apart. It takes seconds: a thread of its own does it.
 */
export function basisOf(rows: SparseRows, dimensions: number): Float32Array {
  let basis = randomNumbers(rows.width * dimensions)
  for (let round = 0; round < rounds; round++) {
    const projected = projectedRows(rows, basis, dimensions)
    orthonormalize(projected, dimensions)
    basis = gathered(rows, projected, dimensions)
    orthonormalize(basis, dimensions)
  }
  return basis
}

/** Each row as the sum of what its terms stand for. */
function projectedRows(rows: SparseRows, basis: Float32Array, dimensions: number): Float32Array {
  const count = rows.starts.length - 1
  const sums = new Float32Array(count * dimensions)
  for (let row = 0; row < count; row++) {
    const at = row * dimensions
    for (let entry = rows.starts[row] as number; entry < (rows.starts[row + 1] as number); entry++) {
      addTimes(sums, at, basis, (rows.columns[entry] as number) * dimensions, rows.values[entry] as number, dimensions)
    }
  }
  return sums
}

/** Each term as the sum of the rows it stands in. */
function gathered(rows: SparseRows, projected: Float32Array, dimensions: number): Float32Array {
  const count = rows.starts.length - 1
  const sums = new Float32Array(rows.width * dimensions)
  for (let row = 0; row < count; row++) {
    const at = row * dimensions
    for (let entry = rows.starts[row] as number; entry < (rows.starts[row + 1] as number); entry++) {
      addTimes(
        sums,
        (rows.columns[entry] as number) * dimensions,
        projected,
        at,
        rows.values[entry] as number,
        dimensions,
      )
    }
  }
  return sums
}

function addTimes(to: Float32Array, toAt: number, from: Float32Array, fromAt: number, times: number, length: number) {
  for (let i = 0; i < length; i++) to[toAt + i] = (to[toAt + i] as number) + times * (from[fromAt + i] as number)
}

/** Makes the columns orthonormal in place, by the Cholesky factor of their products. */
function orthonormalize(matrix: Float32Array, width: number): void {
  const products = productsOfColumns(matrix, width)
  const factor = choleskyOf(products, width)
  for (let at = 0; at < matrix.length; at += width) {
    solveRow(matrix, at, factor, width)
  }
}

function productsOfColumns(matrix: Float32Array, width: number): Float64Array {
  const products = new Float64Array(width * width)
  for (let at = 0; at < matrix.length; at += width) {
    for (let i = 0; i < width; i++) {
      const value = matrix[at + i] as number
      if (value === 0) continue
      const row = i * width
      for (let j = 0; j <= i; j++)
        products[row + j] = (products[row + j] as number) + value * (matrix[at + j] as number)
    }
  }
  return products
}

/** The lower triangle whose product with its mirror the symmetric matrix is. A direction that is not there stays nought. */
function choleskyOf(products: Float64Array, width: number): Float64Array {
  const factor = new Float64Array(width * width)
  for (let i = 0; i < width; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = products[i * width + j] as number
      for (let k = 0; k < j; k++) sum -= (factor[i * width + k] as number) * (factor[j * width + k] as number)
      if (i === j) factor[i * width + i] = sum > negligible(products, i, width) ? Math.sqrt(sum) : 0
      else {
        const diagonal = factor[j * width + j] as number
        factor[i * width + j] = diagonal === 0 ? 0 : sum / diagonal
      }
    }
  }
  return factor
}

const negligible = (products: Float64Array, i: number, width: number) =>
  1e-9 * (products[i * width + i] as number) + 1e-30

/** Solves `factor · x = row`, in place. */
function solveRow(matrix: Float32Array, at: number, factor: Float64Array, width: number): void {
  for (let i = 0; i < width; i++) {
    let sum = matrix[at + i] as number
    const row = i * width
    for (let j = 0; j < i; j++) sum -= (factor[row + j] as number) * (matrix[at + j] as number)
    const diagonal = factor[row + i] as number
    matrix[at + i] = diagonal === 0 ? 0 : sum / diagonal
  }
}

/** Always the same, so that the same collection gives the same space. */
function randomNumbers(length: number): Float32Array {
  const numbers = new Float32Array(length)
  let state = 0x9e3779b9
  for (let i = 0; i < length; i++) {
    state = Math.imul(state ^ (state >>> 15), 0x85ebca6b)
    state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
    state = (state ^ (state >>> 16)) + 0x6d2b79f5 + i
    numbers[i] = (state >>> 0) / 2 ** 31 - 1
  }
  return numbers
}
