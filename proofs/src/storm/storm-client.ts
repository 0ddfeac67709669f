import { randomUUID } from 'node:crypto'
import { type ChatMessage, chatHub, type HubAnswer, type HubMethodName } from '@materia/contract'
import { io, type Socket } from 'socket.io-client'
import { oneOf } from './dice.ts'
import type { Member } from './members.ts'

interface Waiting {
  chatroomId: string
  content: string
  clientMessageId: string
}

interface StormHabits {
  /** Hears of each call how it ended: with what wrong, if anything. */
  onAnswer?(wrong: string | undefined): void
  /** How long an answer is waited for. */
  answerMs?: number
}

const changeEvents = ['MessageChanged', 'MessageEdited', 'MessageDeleted', 'MessageReacted']
const connectMs = 5_000
const pauseMs = 50

/** Behaves as the web client does: keeps what is not acknowledged, drops what it has, closes gaps from its cursor. */
export class StormClient {
  readonly member: Member
  readonly acknowledged: ChatMessage[] = []
  /** Edits, deletions and reactions as the server acknowledged them. */
  readonly changed: ChatMessage[] = []
  /** The newest word about each message that changed, by its id. */
  readonly latest = new Map<string, ChatMessage>()
  readonly seen = new Map<string, ChatMessage[]>()
  /** Highest pointer the server has confirmed, and highest asked for, by room. */
  readonly read = new Map<string, { confirmed: number; asked: number }>()
  /** Highest number pushed to this client, by room. */
  readonly heard = new Map<string, number>()
  /** Messages that reached this client twice over the socket and were dropped. */
  repeats = 0
  gaps = 0
  private readonly waiting: Waiting[] = []
  /** By room: every change up to this one was read. */
  private readonly changesRead = new Map<string, number>()
  private readonly closing = new Map<string, Promise<void>>()
  private socket: Socket | undefined
  private isSending = false
  private isOver = false
  private hasCaughtUp = false
  private connectingSinceMs = 0

  private readonly onAnswer: (wrong: string | undefined) => void
  private readonly answerMs: number

  constructor(
    member: Member,
    chatroomIds: string[],
    { onAnswer = () => undefined, answerMs = 2_000 }: StormHabits = {},
  ) {
    this.member = member
    this.onAnswer = onAnswer
    this.answerMs = answerMs
    for (const id of chatroomIds) this.seen.set(id, [])
  }

  get isConnected() {
    return this.socket?.connected ?? false
  }

  /** Connected, or patiently on the way. */
  get isConnecting() {
    return this.isConnected || Date.now() - this.connectingSinceMs < connectMs
  }

  /** Connected and up to date. */
  get isSettled() {
    return this.isConnected && this.hasCaughtUp && this.closing.size === 0
  }

  get pending() {
    return this.waiting.length
  }

  newest(chatroomId: string): number {
    return this.seen.get(chatroomId)?.length ?? 0
  }

  connect(url: string): void {
    this.disconnect()
    const socket = io(`${url}${chatHub.namespace}`, {
      auth: { token: this.member.token },
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    })
    this.socket = socket
    this.connectingSinceMs = Date.now()
    socket.on('connect', () => {
      const rooms = [...this.seen.keys()]
      void Promise.all(rooms.flatMap((id) => [this.closeGap(id), this.readChanges(id)])).then(() => {
        this.hasCaughtUp = socket === this.socket
      })
      void this.flush()
    })
    socket.on('connect_error', () => {
      this.connectingSinceMs = 0
    })
    socket.on('BroadcastMessage', (message: ChatMessage) => this.hear(message))
    for (const event of changeEvents) socket.on(event, (message: ChatMessage) => this.learn(message))
  }

  disconnect(): void {
    this.hasCaughtUp = false
    this.connectingSinceMs = 0
    this.socket?.removeAllListeners()
    this.socket?.disconnect()
    this.socket = undefined
  }

  end(): void {
    this.isOver = true
    this.disconnect()
  }

  say(chatroomId: string): void {
    const clientMessageId = randomUUID()
    this.waiting.push({ chatroomId, content: `Said as ${clientMessageId}`, clientMessageId })
    void this.flush()
  }

  /** Edits or deletes a message of one's own, or reacts to anybody's. */
  async meddle(chatroomId: string): Promise<void> {
    const seen = this.seen.get(chatroomId) ?? []
    if (seen.length === 0) return
    const { id, fromUserId } = oneOf(seen.slice(-20))
    const isMine = fromUserId === this.member.userId
    const react = () =>
      this.call('React', chatroomId, id, { emoji: oneOf(['👍', '🙏', '✅']), on: Math.random() < 0.7 })
    const edit = () => this.call('EditMessage', chatroomId, id, { content: `Changed to ${randomUUID()}` })
    const remove = () => this.call('DeleteMessage', chatroomId, id)
    const answer = await (isMine ? oneOf([edit, edit, remove, react]) : react)()
    if (answer?.ok) this.changed.push(answer.data as ChatMessage)
  }

  /** A message as this client shows it. */
  shown(message: ChatMessage): ChatMessage {
    const latest = this.latest.get(message.id)
    return latest && latest.changeVersion >= message.changeVersion ? latest : message
  }

  async markRead(chatroomId: string): Promise<void> {
    const sequence = this.newest(chatroomId)
    const pointer = this.read.get(chatroomId) ?? { confirmed: 0, asked: 0 }
    this.read.set(chatroomId, pointer)
    pointer.asked = Math.max(pointer.asked, sequence)
    const answer = await this.call('ReadLastMessage', chatroomId, sequence)
    if (answer?.ok) pointer.confirmed = Math.max(pointer.confirmed, sequence)
  }

  async call(method: HubMethodName<typeof chatHub>, ...args: unknown[]): Promise<HubAnswer<unknown> | undefined> {
    const { socket } = this
    try {
      if (!socket?.connected) return undefined
      const answer: HubAnswer<unknown> = await socket.timeout(this.answerMs).emitWithAck(method, ...args)
      this.onAnswer(answer.ok ? undefined : `chat ${answer.problem.status}`)
      return answer
    } catch {
      this.onAnswer(socket?.connected ? 'chat unanswered' : 'chat closed')
      return undefined
    }
  }

  private learn(message: ChatMessage): void {
    const known = this.latest.get(message.id)
    if (!known || message.changeVersion >= known.changeVersion) this.latest.set(message.id, message)
  }

  /** What changed while the connection was away. */
  private async readChanges(chatroomId: string): Promise<void> {
    for (let hasMore = true; hasMore && this.isConnected; ) {
      const after = this.changesRead.get(chatroomId) ?? 0
      const answer = await this.call('GetMessageChanges', chatroomId, after)
      if (!answer?.ok) {
        if (answer && answer.problem.status < 500) return
        await pause(pauseMs)
        continue
      }
      const page = answer.data as { messages: ChatMessage[]; changeVersion: number; hasMore: boolean }
      for (const message of page.messages) this.learn(message)
      this.changesRead.set(chatroomId, page.changeVersion)
      hasMore = page.hasMore
    }
  }

  private hear(message: ChatMessage): void {
    const seen = this.seen.get(message.chatroomId)
    if (!seen) return
    this.heard.set(message.chatroomId, Math.max(this.heard.get(message.chatroomId) ?? 0, message.sequence))
    if (message.sequence <= seen.length) this.repeats += 1
    else if (message.sequence === seen.length + 1) seen.push(message)
    else {
      this.gaps += 1
      void this.closeGap(message.chatroomId)
    }
  }

  private closeGap(chatroomId: string): Promise<void> {
    const running = this.closing.get(chatroomId)
    if (running) return running
    const closing = this.readOn(chatroomId).finally(() => this.closing.delete(chatroomId))
    this.closing.set(chatroomId, closing)
    return closing
  }

  private async readOn(chatroomId: string): Promise<void> {
    const seen = this.seen.get(chatroomId) ?? []
    for (let hasMore = true; hasMore && this.isConnected; ) {
      const answer = await this.call('GetMessagesAfter', chatroomId, seen.length)
      if (!answer?.ok) {
        if (answer && answer.problem.status < 500) return
        await pause(pauseMs)
        continue
      }
      const page = answer.data as { messages: ChatMessage[]; hasMore: boolean }
      for (const message of page.messages) if (message.sequence === seen.length + 1) seen.push(message)
      hasMore = page.hasMore
    }
  }

  /** Some are sent twice at once, as an impatient retry would. */
  private async flush(): Promise<void> {
    if (this.isSending) return
    this.isSending = true
    while (this.waiting[0] && this.isConnected && !this.isOver) {
      const message = this.waiting[0]
      const isDoubled = Math.random() < 0.2
      const [answer] = await Promise.all([
        this.call('SendMessage', message),
        ...(isDoubled ? [this.call('SendMessage', message)] : []),
      ])
      if (answer?.ok) {
        this.acknowledged.push(answer.data as ChatMessage)
        this.waiting.shift()
      } else if (answer && answer.problem.status < 500) {
        this.waiting.shift()
      } else {
        await pause(pauseMs)
      }
    }
    this.isSending = false
  }
}

export const pause = (ms: number) => new Promise((wake) => setTimeout(wake, ms))
