import { randomUUID } from 'node:crypto'
import { chatHub } from '@materia/contract'
import { expect, type Page } from '@playwright/test'
import { io } from 'socket.io-client'

/** Says these things in the room that is open on the page, as whoever is signed in there: typing them would take long. */
export async function sayAll(page: Page, texts: string[]) {
  const { origin, searchParams } = new URL(page.url())
  const session = JSON.parse((await page.evaluate(() => localStorage.getItem('materia.session'))) ?? '{}')
  const socket = io(`${origin}${chatHub.namespace}`, {
    auth: { token: session.accessToken },
    transports: ['websocket'],
    forceNew: true,
  })
  try {
    for (const content of texts) {
      const message = { chatroomId: searchParams.get('chatroomId'), content, clientMessageId: randomUUID() }
      const answer = await socket.timeout(10_000).emitWithAck('SendMessage', message)
      expect(answer, content).toMatchObject({ ok: true })
    }
  } finally {
    socket.disconnect()
  }
}
