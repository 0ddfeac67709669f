import assert from 'node:assert/strict'
import type { Attack } from '../attack.ts'

const times = 10
const paths = ['/api/docs/openapi.json', '/api/docs/openapi.yaml', '/api/docs/openapi.JSON', '/api/docs/js/scalar.js']

/** The longest answers that a stranger gets, many times at once. */
export const attack: Attack = {
  name: 'api-description',
  async run({ server, makeStranger }) {
    const answers = await Promise.all(
      Array.from({ length: times }, () => makeStranger()).flatMap(({ headers }) =>
        paths.map(async (path) => (await fetch(`${server.url}${path}`, { headers })).status),
      ),
    )
    const statuses = [...new Set(answers)].toSorted()
    assert.deepEqual(statuses, [200, 404], `The description answers ${statuses}.`)
  },
}
