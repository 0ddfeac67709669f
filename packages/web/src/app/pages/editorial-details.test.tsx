import { type AuditEntry, auditRoutes, moderationRoutes } from '@materia/contract'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { signedInApp } from '../../testing/application.ts'
import { id, report } from '../../testing/desk.ts'
import { openScreen } from '../../testing/render.tsx'
import { EditorialPage } from './EditorialPage.tsx'

const screens = [{ path: '/editorial', Component: EditorialPage }]
const at = '2026-03-04T15:20:07.000Z'
const act = (nth: number, detail: AuditEntry['detail']): AuditEntry => ({
  id: nth,
  at,
  act: 'sign-in-failed',
  actorId: null,
  actorName: null,
  subjectType: 'user',
  subjectId: id(nth),
  subjectName: null,
  ip: null,
  detail,
})

it('the audit log says what else was recorded in words, and nothing of what was not so', async () => {
  const network = signedInApp(['Admin'])
  network.replies(auditRoutes.listAudit, [
    act(3, { isLocked: true }),
    act(2, { isLocked: false }),
    act(1, { reason: 'Spam' }),
  ])
  openScreen('/editorial?tab=audit', screens)

  expect(await screen.findByText('the account was locked')).toBeTruthy()
  expect(screen.getByText('reason: Spam')).toBeTruthy()
  expect(screen.queryByText(/isLocked/)).toBeNull()
})

it('the report of a post that is hidden can be judged by reading its words', async () => {
  const network = signedInApp(['Admin'])
  network.replies(moderationRoutes.listReports, [{ ...report(1), isHidden: true, reason: 'PatientData' }])
  const said = { id: id(1), authorName: 'Mei Chan', content: 'Seen on Monday', createdOn: at }
  network.replies(moderationRoutes.getReportContext, {
    place: null,
    contentItemId: id(1),
    entries: [{ ...said, isSubject: true, isHidden: true, isDeleted: false }],
    earlier: [],
  })
  const { person } = openScreen('/editorial?tab=reports', screens)

  await person.click(await screen.findByRole('button', { name: 'Read it' }))

  const dialog = await screen.findByRole('dialog', { name: 'What was reported' })
  expect(await within(dialog).findByText('Seen on Monday')).toBeTruthy()
})
