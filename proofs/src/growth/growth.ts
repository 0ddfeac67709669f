import { longestTurnMs } from '@materia/server/testing/event-loop.ts'
import type { Measure } from './measure.ts'

/** One text field of one call or hub method, and how to fill it. */
export interface Target {
  name: string
  /** The most characters that can be sent. */
  bound: number
  /** As JSON Schema names it: an id, a moment, an address. */
  format?: string
  /** Sends the text and gives the status of the answer. */
  send(text: string): Promise<number>
}

const heldMs = 100
/** Below this much work, growth cannot be told from noise, and hurts nobody. */
const noiseMs = 30
/** Four times the text may take four times the work; twelve times is more than the length explains. */
const growthMax = 12
const tries = 3

/** What is wrong with how the field takes this fragment, over and over; undefined when nothing is. */
export async function findFault(target: Target, fragment: string, measure: Measure): Promise<string | undefined> {
  const filled = (part: number) => fragment.repeat(Math.floor((target.bound * part) / fragment.length))
  let status = 0
  const send = async (text: string) => {
    status = await target.send(text)
  }
  const full = await measure(() => send(filled(1)))
  if (status >= 500) return `was answered ${status}`
  if (full.loopMs > heldMs) {
    const turnMs = await least(() => longestTurnMs(() => send(filled(1))))
    if (turnMs > heldMs) return `held the event loop for ${turnMs.toFixed(0)} ms`
  }
  if (full.workMs < noiseMs) return undefined
  return findGrowth((part) => least(async () => (await measure(() => send(filled(part)), { fromIdle: true })).workMs))
}

async function findGrowth(workFor: (part: number) => Promise<number>): Promise<string | undefined> {
  const nothing = await workFor(0)
  const [quarter, half, whole] = [await workFor(1 / 4), await workFor(1 / 2), await workFor(1)]
  const growth = (whole - nothing) / Math.max(quarter - nothing, noiseMs / growthMax)
  if (whole - nothing < noiseMs || growth <= growthMax) return undefined
  const figures = [quarter, half, whole].map((ms) => ms.toFixed(0)).join(', ')
  return `took ${figures} ms for 1, 2 and 4 lengths, and ${nothing.toFixed(0)} ms for none`
}

async function least(figure: () => Promise<number>): Promise<number> {
  const figures: number[] = []
  for (let nth = 0; nth < tries; nth++) figures.push(await figure())
  return Math.min(...figures)
}
