import { maxLevel } from './blocks.ts'

const saturation = 1.2
const lengthWeight = 0.75

/** The saturated share, 0 to 1, that `times` occurrences in a document of `length` words earn. */
export function share(times: number, length: number, averageLength: number): number {
  return times / (times + saturation * (1 - lengthWeight + (lengthWeight * length) / averageLength))
}

/** The share as a posting block keeps it. */
export const levelOf = (times: number, length: number, averageLength: number): number =>
  Math.max(1, Math.round(maxLevel * share(times, length, averageLength)))

/** How telling a word is that stands in so many of all documents. */
export const idfOf = (documents: number, all: number): number =>
  Math.log(1 + Math.max(0.5, all - documents + 0.5) / (documents + 0.5))
