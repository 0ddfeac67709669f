import { spawn } from 'node:child_process'
import { nodeFlagsOf } from '../../scripts/spawn.mjs'

export interface Measured {
  ms: number
  memoryMb: number
}

/** Runs a program that measures itself, as a process of its own: its memory is that of the work alone. */
export async function measureProgram<Said extends Measured = Measured>(
  program: string,
  args: string[],
  flags = nodeFlagsOf('packages/product/src/main.ts'),
): Promise<Said> {
  const child = spawn(process.execPath, [...flags, program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk
  })
  const code = await new Promise((ended) => child.once('close', ended))
  if (code !== 0) throw new Error(`The measured process ended with ${code}.`)
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as Said
}

/** Says how long the work took, and the most memory it held at any moment. */
export async function measureWork(work: () => Promise<void>): Promise<void> {
  let memoryMb = 0
  const noteMemory = () => {
    memoryMb = Math.max(memoryMb, Math.round(process.memoryUsage.rss() / 1024 / 1024))
  }
  const watch = setInterval(noteMemory, 100)
  const startedAt = performance.now()
  await work()
  const ms = performance.now() - startedAt
  noteMemory()
  clearInterval(watch)
  process.stdout.write(`${JSON.stringify({ ms, memoryMb })}\n`)
}
