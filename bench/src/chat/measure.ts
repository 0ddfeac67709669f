import { randomUUID } from 'node:crypto'
import type { CrowdSocket } from './crowd.ts'

/** Hears every delivery to a crowd and knows when each message was sent. */
export class Ear {
  delivered = 0
  private readonly sentAt = new Map<string, number>()
  private latencies: number[] = []

  readonly hear = (text: string): void => {
    this.delivered += 1
    const at = text.indexOf(marker)
    const sent = this.sentAt.get(text.slice(at, at + markerLength))
    if (sent !== undefined) this.latencies.push(performance.now() - sent)
  }

  /** A message of the usual length that the ear will recognise. */
  async say(socket: CrowdSocket, chatroomId: string): Promise<void> {
    const name = `${marker}${randomUUID()}`
    this.sentAt.set(name, performance.now())
    const answer = await socket.call('SendMessage', { chatroomId, clientMessageId: name, content })
    if (!(answer as { ok: boolean }).ok) throw new Error(`A message was refused: ${JSON.stringify(answer)}`)
  }

  async until(expected: number): Promise<void> {
    const deadline = Date.now() + patienceMs
    while (this.delivered < expected) {
      if (Date.now() > deadline) throw new Error(`${this.delivered} of ${expected} deliveries arrived.`)
      await pause(2)
    }
  }

  forget(): void {
    this.delivered = 0
    this.latencies = []
    this.sentAt.clear()
  }

  p95(): number {
    const sorted = Float64Array.from(this.latencies).sort()
    return sorted[Math.floor(sorted.length * 0.95)] ?? 0
  }
}

const marker = 'bench-'
const content = 'About as long as what people say. '.repeat(3)
const patienceMs = 60_000
const markerLength = marker.length + 36

export interface Room {
  chatroomId: string
  listeners: number
  senders: CrowdSocket[]
  ear: Ear
}

/** As fast as the senders are answered: deliveries and messages a second. */
export async function measureRate({ chatroomId, listeners, senders, ear }: Room, messages: number) {
  ear.forget()
  const started = performance.now()
  let left = messages
  await Promise.all(
    senders.map(async (sender) => {
      while (left-- > 0) await ear.say(sender, chatroomId)
    }),
  )
  await ear.until(messages * listeners)
  const seconds = (performance.now() - started) / 1_000
  return { delivered: ear.delivered / seconds, said: messages / seconds }
}

/** At a steady rate: from sending to being seen, over every listener. */
export async function measureLatency(
  { chatroomId, listeners, senders, ear }: Room,
  perSecond: number,
  messages: number,
) {
  ear.forget()
  const started = performance.now()
  for (let said = 0; said < messages; said++) {
    const due = started + (said * 1_000) / perSecond
    while (performance.now() < due) await pause(Math.max(1, due - performance.now()))
    void ear.say(senders[said % senders.length] as CrowdSocket, chatroomId)
  }
  await ear.until(messages * listeners)
  return ear.p95()
}

const pause = (ms: number) => new Promise((wake) => setTimeout(wake, ms))
