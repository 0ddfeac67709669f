/** nDCG over the first ten: 1 when the best documents stand first in the best order. */
export function ndcg(ranked: string[], grades: Map<string, number>, depth = 10): number {
  const gain = (grade: number, rank: number) => grade / Math.log2(rank + 2)
  const best = [...grades.values()].toSorted((a, b) => b - a).slice(0, depth)
  const ideal = best.reduce((sum, grade, rank) => sum + gain(grade, rank), 0)
  const got = ranked.slice(0, depth).reduce((sum, key, rank) => sum + gain(grades.get(key) ?? 0, rank), 0)
  return ideal === 0 ? 0 : got / ideal
}

/** The share of the relevant documents that stand among the first hundred. */
export function recall(ranked: string[], grades: Map<string, number>, depth = 100): number {
  const relevant = [...grades].filter(([, grade]) => grade > 0)
  const found = new Set(ranked.slice(0, depth))
  return relevant.filter(([key]) => found.has(key)).length / Math.max(1, relevant.length)
}

export const mean = (values: number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

export interface Latency {
  p50: number
  p95: number
  p99: number
}

export function latencyOf(milliseconds: number[]): Latency {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

export async function timed<Result>(work: () => Promise<Result> | Result): Promise<{ ms: number; result: Result }> {
  const start = performance.now()
  const result = await work()
  return { ms: performance.now() - start, result }
}
