import assert from 'node:assert/strict'
import { userRoutes } from '@materia/contract'
import type { Attack } from '../attack.ts'
import type { Person } from '../outsider.ts'

const limit = 1_000
const perProcess = 700
const atOnce = 25
const people = 4
const callsEach = 300

/** More than the limit by way of two processes, and a hospital that is turned away because all share an address. */
export const attack: Attack = {
  name: 'limits',
  async run(stage) {
    const person = await stage.makePerson()
    const second = await stage.startServer({ MATERIA_WORKERS: '0' })
    const answered = await Promise.all([
      countAnswered(person, perProcess),
      countAnswered({ ...person, url: second.url }, perProcess),
    ])
    await second.kill()
    const total = answered.reduce((sum, each) => sum + each, 0)
    assert.ok(total <= limit, `One account was answered ${total} times over two processes.`)

    const address = { 'x-forwarded-for': '192.0.2.77' }
    const colleagues = await Promise.all(Array.from({ length: people }, () => stage.makePerson()))
    const each = await Promise.all(colleagues.map((colleague) => countAnswered(colleague, callsEach, address)))
    assert.deepEqual(each, Array(people).fill(callsEach), 'People behind one address were turned away for each other.')
  },
}

async function countAnswered(person: Person, calls: number, headers: Record<string, string> = {}): Promise<number> {
  let answered = 0
  for (let sent = 0; sent < calls; sent += atOnce) {
    const replies = await Promise.all(
      Array.from({ length: atOnce }, () =>
        fetch(person.url + userRoutes.checkToken.path, { method: 'POST', headers: { ...person.headers, ...headers } }),
      ),
    )
    answered += replies.filter(({ ok }) => ok).length
  }
  return answered
}
