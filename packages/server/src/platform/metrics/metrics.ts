import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export interface Metrics {
  registry: Registry
  observeRequest(request: { method: string; path: string; status: number; ms: number }): void
  observeTiming(timing: { name: string; category: string; value: number }): void
  /** One call that reads, by the database asked; one that the replica fails asks the primary too. */
  countRead(database: 'primary' | 'replica'): void
  countHubCall(call: { hub: string; method: string; ok: boolean }): void
}

const buckets = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000]

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'materia_http_request_duration_ms',
    help: 'Time to answer an HTTP request',
    labelNames: ['method', 'path', 'status'],
    buckets,
    registers: [registry],
  })
  const timings = new Histogram({
    name: 'materia_client_timing_ms',
    help: 'Waiting times as measured in browsers',
    labelNames: ['name', 'category'],
    buckets,
    registers: [registry],
  })
  const hubCalls = new Counter({
    name: 'materia_hub_calls_total',
    help: 'Calls of hub methods',
    labelNames: ['hub', 'method', 'ok'],
    registers: [registry],
  })
  const reads = new Counter({
    name: 'materia_reads_total',
    help: 'Calls that read, by the database asked',
    labelNames: ['database'],
    registers: [registry],
  })
  return {
    registry,
    observeRequest: ({ method, path, status, ms }) => requests.observe({ method, path, status }, ms),
    observeTiming: ({ name, category, value }) => timings.observe({ name, category }, value),
    countRead: (database) => reads.inc({ database }),
    countHubCall: ({ hub, method, ok }) => hubCalls.inc({ hub, method, ok: String(ok) }),
  }
}
