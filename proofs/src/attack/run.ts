import { readdir } from 'node:fs/promises'
import type { Attack } from './attack.ts'
import { type Health, watchHealth } from './health.ts'
import { type Stage, setStage } from './stage.ts'

const healthWithinMs = 100
const memoryWithinMb = 600

interface Result extends Health {
  name: string
  seconds: number
  complaints: string[]
}

const attacks = await chosenAttacks(process.argv.slice(2))
const stage = await setStage()
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void stage.clear().finally(() => process.exit(130)))
const results: Result[] = []
try {
  for (const attack of attacks) {
    const result = await carryOut(attack, stage)
    tell(result)
    results.push(result)
  }
} finally {
  await stage.clear()
}
process.exit(summarize(results) ? 0 : 1)

async function chosenAttacks(wanted: string[]): Promise<Attack[]> {
  const folder = new URL('./attacks/', import.meta.url)
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort()
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)))
  const all = modules.map(({ attack }) => attack as Attack)
  const unknown = wanted.filter((name) => all.every((attack) => attack.name !== name))
  if (unknown.length > 0) {
    process.stderr.write(`No attack is called ${unknown}. There are:\n${all.map(({ name }) => `  ${name}\n`).join('')}`)
    process.exit(1)
  }
  return all.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
}

async function carryOut({ name, run }: Attack, stage: Stage): Promise<Result> {
  const watch = watchHealth({ url: stage.server.url, pid: stage.server.pid() ?? 0 })
  const startedMs = performance.now()
  const complaints: string[] = []
  await run(stage).catch((error: Error) => complaints.push(error.message))
  const health = await watch.take()
  await watch.stop()
  if (health.failures > 0) complaints.push(`/healthz did not answer ${health.failures} times.`)
  if (health.slowestMs > healthWithinMs) complaints.push(`/healthz took ${health.slowestMs.toFixed(0)} ms.`)
  if (health.mostMemoryMb > memoryWithinMb) complaints.push(`The server held ${health.mostMemoryMb.toFixed(0)} MB.`)
  if (health.failures > 0) await startAgain(stage)
  return { name, ...health, complaints, seconds: (performance.now() - startedMs) / 1000 }
}

/** The next attack finds the server up, whatever this one did to it. */
async function startAgain({ server }: Stage) {
  await server.kill()
  await server.start()
}

function tell({ name, seconds, slowestMs, mostMemoryMb, complaints }: Result) {
  const verdict = complaints.length === 0 ? 'held' : 'BROKEN'
  const figures = `${seconds.toFixed(1).padStart(6)} s  healthz ${slowestMs.toFixed(0).padStart(5)} ms  ${mostMemoryMb.toFixed(0).padStart(4)} MB`
  process.stdout.write(`${verdict.padEnd(7)}${name.padEnd(36)}${figures}\n`)
  for (const complaint of complaints) process.stdout.write(`         ${complaint}\n`)
}

function summarize(results: Result[]): boolean {
  const broken = results.filter(({ complaints }) => complaints.length > 0)
  const slowest = Math.max(...results.map(({ slowestMs }) => slowestMs))
  const memory = Math.max(...results.map(({ mostMemoryMb }) => mostMemoryMb))
  process.stdout.write(
    `${results.length} attacks, ${broken.length} broke something; /healthz at most ${slowest.toFixed(0)} ms, memory at most ${memory.toFixed(0)} MB.\n`,
  )
  return broken.length === 0
}
