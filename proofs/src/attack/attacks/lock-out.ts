import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { userRoutes } from '@materia/contract'
import type { FetchReply } from '../../client/over-fetch.ts'
import type { Attack } from '../attack.ts'
import type { Stage } from '../stage.ts'

const wrong = 'Wrong-horse-7'
const tries = 8
const changesAllowed = 5
/** Between the quickest answers of the two: what would tell them apart is a missing hash, some 50 ms of 60. */
const timesSlowerMost = 2.5

/** Telling right passwords from wrong ones, and known e-mails from unknown ones, by how the door answers. */
export const attack: Attack = {
  name: 'lock-out',
  async run(stage) {
    const { email, password } = await stage.makePerson()
    const known = await tryAll(stage, email, Array(tries).fill(wrong))
    const right = await tryAll(stage, email, [password])
    const unknown = await tryAll(stage, `${randomUUID()}@example.test`, Array(tries + 1).fill(wrong))
    assert.deepEqual(texts([...known, ...right]), texts(unknown), 'An account is told from none, or its password.')
    const ratio = quickest(known) / quickest(unknown)
    assert.ok(
      Math.max(ratio, 1 / ratio) < timesSlowerMost,
      `An account is told by its time: ${ratio.toFixed(1)} times.`,
    )

    await changeWithoutEnd(stage)
  },
}

/** Each from an address of its own, so that no limit of an address answers first. */
type Answer = FetchReply & { body: unknown }
const detailOf = (body: unknown) => String((body as { detail?: string } | undefined)?.detail)

async function tryAll(stage: Stage, username: string, passwords: string[]): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const password of passwords)
    answers.push(await stage.makeStranger().call(userRoutes.signIn, { body: { username, password } }))
  return answers
}

const texts = (answers: Answer[]) => answers.map(({ status, body }) => `${status} ${detailOf(body)}`)
const quickest = (answers: Answer[]) => Math.min(...answers.slice(0, changesAllowed).map(({ ms }) => ms))

async function changeWithoutEnd(stage: Stage) {
  const person = await stage.makePerson()
  const change = (currentPassword: string) =>
    person.call(userRoutes.changePassword, { body: { currentPassword, newPassword: 'New-horse-8' } })
  const answers: Answer[] = []
  for (let nth = 0; nth < 30; nth++) answers.push(await change(wrong))
  answers.push(await change(person.password))
  const tried = answers.filter(({ body }) => !detailOf(body).startsWith('Too many')).length
  assert.ok(tried <= changesAllowed, `${tried} passwords could be tried with ChangePassword.`)
  const audited = await stage.database.db
    .selectFrom('audit_log')
    .select('id')
    .where('subject_id', '=', person.userId)
    .where('act', '=', 'password-refused')
    .execute()
  assert.ok(audited.length >= changesAllowed, `Only ${audited.length} tries were audited.`)
}
