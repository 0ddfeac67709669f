import { userRoutes } from '@materia/contract'
import { hashPassword } from '@materia/server/features/users/index.ts'
import { testApp } from '@materia/server/testing/app.ts'
import { expect, it } from 'vitest'

const { app, make, stranger } = await testApp()

it('signing in takes as long for an unknown account as for a known one', async () => {
  const doctor = await make.doctor()
  const passwordHash = await hashPassword(doctor.password)
  const known: number[] = []
  const unknown: number[] = []
  for (let round = 0; round < 100; round++) {
    await app.db
      .updateTable('users')
      .set({ password_hash: passwordHash, access_failed_count: 0, lockout_end: null })
      .where('id', '=', doctor.userId)
      .execute()
    known.push(await timeOf({ username: doctor.email, password: 'Wrong-horse-7' }))
    unknown.push(await timeOf({ username: `nobody-${round}@example.test`, password: 'Wrong-horse-7' }))
  }

  // Which of the two took longer is a coin toss when the distributions overlap.
  const knownSlower = known.filter((ms, round) => ms > (unknown[round] ?? 0)).length
  const overlap = known.filter((ms) => ms >= quantile(unknown, 0.1) && ms <= quantile(unknown, 0.9)).length
  expect(overlap).toBeGreaterThan(40)
  expect(knownSlower).toBeLessThan(98)
}, 120_000)

async function timeOf(body: { username: string; password: string }): Promise<number> {
  const started = performance.now()
  await stranger.call(userRoutes.signIn, { body })
  return performance.now() - started
}

function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length * share)] ?? 0
}
