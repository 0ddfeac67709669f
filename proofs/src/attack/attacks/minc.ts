import assert from 'node:assert/strict'
import { randomInt, randomUUID } from 'node:crypto'
import { userRoutes } from '@materia/contract'
import type { Attack } from '../attack.ts'
import type { Stage } from '../stage.ts'

/** One MINC on several accounts, at once and in several spellings. */
export const attack: Attack = {
  name: 'minc',
  async run(stage) {
    const digits = Array.from({ length: 8 }, () => randomInt(1, 10)).join('')
    const spellings = [
      `CAMD${digits}`,
      `camd${digits}`,
      `CAMD-${digits.slice(0, 4)}-${digits.slice(4)}`,
      `C-AMD${digits}`,
    ]
    const people = await Promise.all(spellings.map(() => stage.makePerson()))
    const replies = await Promise.all([
      ...spellings.map((minc) => signUp(stage, minc)),
      ...people.map(({ call, userId, firstName, lastName }, nth) =>
        call(userRoutes.updateUser, { params: { id: userId }, body: { firstName, lastName, minc: spellings[nth] } }),
      ),
    ])
    const taken = replies.filter(({ status }) => status < 400).length
    assert.equal(taken, 1, `One MINC was taken by ${taken} accounts: ${replies.map(({ status }) => status)}.`)
    const { rows } = await stage.database.pool.query(
      'select minc from users where minc is not null group by 1 having count(*) > 1',
    )
    assert.deepEqual(rows, [], 'A MINC stands on two accounts.')
  },
}

const signUp = (stage: Stage, minc: string) =>
  stage.makeStranger().call(userRoutes.createUser, {
    body: { email: `${randomUUID()}@example.test`, firstName: 'Jo', lastName: 'Roy', minc },
  })
