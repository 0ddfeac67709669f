import { userRoutes } from '@materia/contract'
import type { TestApp } from '../../../testing/app.ts'
import { mailsOf, newEmail } from '../../../testing/mails.ts'

export const form = (overrides: Record<string, unknown> = {}) => ({
  email: newEmail(),
  firstName: 'Élise',
  lastName: "O'Connor",
  userType: 'Doctor' as const,
  ...overrides,
})

/** Somebody who has registered and holds the mail with the link. */
export async function registered(tester: TestApp, overrides: Record<string, unknown> = {}) {
  const body = form(overrides)
  const reply = await tester.stranger.call(userRoutes.createUser, { body })
  const { searchParams } = await mailsOf(tester).linkTo(body.email)
  return { user: reply.body, token: searchParams.get('t') ?? '', email: body.email }
}
