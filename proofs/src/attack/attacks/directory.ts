import assert from 'node:assert/strict'
import { profileRoutes } from '@materia/contract'
import type { Attack } from '../attack.ts'

const listed = 60
const readers = 4
const atOnce = 50

/** The directory of colleagues, which is read by POST, searched many times at once. */
export const attack: Attack = {
  name: 'directory',
  async run({ makePerson }) {
    for (let nth = 1; nth <= listed; nth++) await makePerson()
    const people = await Promise.all(Array.from({ length: readers }, () => makePerson()))

    const answers = await Promise.all(
      people.flatMap((person) =>
        Array.from({ length: atOnce }, () =>
          person.call(profileRoutes.searchDoctors, { query: { count: 100 }, body: { firstName: 'Robin' } }),
        ),
      ),
    )

    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
    assert.ok(answers[0] && answers[0].body.length > 0, 'Nobody was found.')
  },
}
