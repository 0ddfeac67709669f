import type { Chatroom } from '@materia/contract'
import { eventually, expectSame } from './eventually.ts'
import type { Person } from './people.ts'
import type { Report } from './report.ts'
import { startServer } from './servers.ts'
import { sayAcross } from './sockets.ts'
import type { Stage } from './stage.ts'

const requests = 20

/** One process after the other, and a Redis that goes away: visitors notice nothing. */
export async function checkRestarts(
  report: Report,
  stage: Stage,
  people: [Person, Person],
  room?: Chatroom,
): Promise<void> {
  const [person] = people
  const settings = { ...stage.settings, REDIS_URL: stage.redis.url }
  await report.check('processes are restarted one after the other while visitors are served', async () => {
    for (const [index, port] of stage.serverPorts.entries()) {
      const ended = await stage.servers[index]?.end()
      expectSame('Its exit code', ended, 0)
      await expectServed(person)
      const restarted = await startServer(stage.workspace, `server-${index + 1}`, { port, settings })
      stage.servers[index] = restarted
    }
    await expectServed(person)
  })
  await report.check('without its Redis it goes on serving, and messages still cross', async () => {
    await stage.redis.running.end()
    await expectServed(person)
    await sayAcross(people, room?.id ?? '', 'Still here')
  })
}

async function expectServed(person: Person): Promise<void> {
  for (let request = 0; request < requests; request++) {
    expectSame('A page', (await person.at.fetch('/Home')).status, 200)
    expectSame('A call', (await eventually(() => person.at.fetch('/readyz'))).status, 200)
  }
}
