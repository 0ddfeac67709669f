import {
  type AuditEntry,
  accountRoutes,
  auditRoutes,
  contactRoutes,
  type EditorialEntry,
  moderationRoutes,
  type Registration,
  type Route,
  registrationRoutes,
  totalCountHeader,
  type UserListItem,
} from '@materia/contract'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { queryClient } from '../../lib/query.ts'
import { signedInApp } from '../../testing/application.ts'
import { appeal, contactMessage, id, long, report } from '../../testing/desk.ts'
import { openScreen } from '../../testing/render.tsx'
import { AccountManagementPage } from './AccountManagementPage.tsx'
import { EditorialPage } from './EditorialPage.tsx'

const screens = [
  { path: '/account-management/:accountType', Component: AccountManagementPage },
  { path: '/editorial', Component: EditorialPage },
]

const account = (nth: number): UserListItem => ({
  userId: id(nth),
  firstName: 'Northwind',
  lastName: `Therapeutics ${nth}`,
  email: `sponsor-${nth}@materia.test`,
  userStatus: 'Approved',
})
const registration = (nth: number): Registration => ({
  ...account(nth),
  userStatus: 'New',
  userType: 'MedicalResident',
  minc: null,
  schoolName: long,
  createdOn: '2026-03-04T15:20:00.000Z',
  hasSecondFactor: false,
  factorsRemovedOn: null,
})
const entry = (nth: number): EditorialEntry => ({
  contentItemId: id(nth),
  title: `${nth} ${long}`,
  contentItemType: 'UserArticle',
  promotedBy: 'Northwind Therapeutics',
  voiceOf: null,
  disclosure: { paidBy: 'Northwind Therapeutics', purpose: null },
  editorialRank: 5,
  isHidden: nth === 1,
  publishedOn: '2026-03-04T15:20:00.000Z',
  openReports: 2,
})
const act = (nth: number): AuditEntry => ({
  id: 1_000 - nth,
  at: '2026-03-04T15:20:07.000Z',
  act: 'sign-in-failed',
  actorId: null,
  actorName: null,
  subjectType: 'user',
  subjectId: id(nth),
  subjectName: `${nth} ${long}`,
  ip: '198.51.100.7',
  detail: {},
})

interface Screen {
  name: string
  address: string
  route: Route
  label: string
  empty: string
  row: (nth: number) => object
  /** Seen in the first row. */
  tells: string[]
  next: string
  nextAddress: string
  /** Rows of a full page, where only a full one says that there is more. */
  pageOf?: number
}

// By element, not by role: jsdom takes long to tell the roles of a long list.
const findTable = () =>
  waitFor(() => {
    const table = document.querySelector('table')
    if (!table) throw new Error('There is no table.')
    return table
  })

const lists: Screen[] = [
  {
    name: 'sponsor accounts',
    address: '/account-management/sponsor',
    route: accountRoutes.listSponsorAccounts,
    label: 'Sponsor accounts',
    empty: 'No accounts yet.',
    row: account,
    tells: ['Northwind Therapeutics 1', 'sponsor-1@materia.test', 'Active'],
    next: 'Next',
    nextAddress: '/account-management/sponsor?offset=50',
  },
  {
    name: 'voice-of accounts',
    address: '/account-management/voiceof',
    route: accountRoutes.listVoiceOfAccounts,
    label: 'Voice-of accounts',
    empty: 'No accounts yet.',
    row: account,
    tells: ['Northwind Therapeutics 1', 'Active'],
    next: 'Next',
    nextAddress: '/account-management/voiceof?offset=50',
  },
  {
    name: 'the editorial desk',
    address: '/editorial',
    route: moderationRoutes.listEditorial,
    label: 'Content',
    empty: 'Nothing fits.',
    row: entry,
    tells: [`1 ${long}`, 'Post', 'Northwind Therapeutics', 'Hidden'],
    next: 'Next',
    nextAddress: '/editorial?offset=50',
    pageOf: 50,
  },
  {
    name: 'reports',
    address: '/editorial?tab=reports',
    route: moderationRoutes.listReports,
    label: 'Reports',
    empty: 'Nothing waits.',
    row: report,
    tells: [`1 ${long}`, 'Content', 'Is wrong or misleading', 'A former member'],
    next: 'Next',
    nextAddress: '/editorial?tab=reports&offset=50',
  },
  {
    name: 'appeals',
    address: '/editorial?tab=appeals',
    route: moderationRoutes.listAppeals,
    label: 'Appeals',
    empty: 'No appeal waits.',
    row: appeal,
    tells: [`1 ${long}`, 'Comment', 'A report alone', 'another administrator decides'],
    next: 'Next',
    nextAddress: '/editorial?tab=appeals&offset=50',
  },
  {
    name: 'contact messages',
    address: '/editorial?tab=contact',
    route: contactRoutes.listContactMessages,
    label: 'Contact messages',
    empty: 'No message waits.',
    row: contactMessage,
    tells: [`1 ${long}`, 'press-1@example.test', 'Press', 'Answer'],
    next: 'Next',
    nextAddress: '/editorial?tab=contact&offset=50',
  },
  {
    name: 'registrations',
    address: '/editorial?tab=registrations',
    route: registrationRoutes.listRegistrations,
    label: 'Registrations',
    empty: 'Nobody fits.',
    row: registration,
    tells: ['Northwind Therapeutics 1', 'Medical resident', long, 'Not confirmed'],
    next: 'Next',
    nextAddress: '/editorial?tab=registrations&offset=50',
  },
  {
    name: 'the audit log',
    address: '/editorial?tab=audit',
    route: auditRoutes.listAudit,
    label: 'Audit log',
    empty: 'Nothing recorded.',
    row: act,
    tells: ['Sign in failed', `1 ${long}`, '198.51.100.7', '–'],
    next: 'Older',
    nextAddress: '/editorial?tab=audit&before=950',
    pageOf: 50,
  },
]

function openList({ route, address, row }: Screen, count: number) {
  queryClient.clear()
  const network = signedInApp(['Admin'])
  const rows = Array.from({ length: count }, (_, index) => row(index + 1))
  const total = count > 1 ? 120 : count
  network.on(route, () => ({ body: rows, headers: { [totalCountHeader]: String(total) } }))
  return { network, open: () => openScreen(address, screens) }
}

describe.each(lists)('$name', (list) => {
  it('shows that it is loading, and then the rows', async () => {
    const { network, open } = openList(list, 1)
    let answer = (_: { body: object[] }) => {}
    network.on(list.route, () => new Promise((answered) => (answer = answered)))
    open()

    expect(await screen.findByText(`${list.label}: loading`)).toBeTruthy()
    answer({ body: [list.row(1)] })

    const table = await findTable()
    for (const words of list.tells) expect(table.tBodies[0]?.rows[0]?.textContent).toContain(words)
  })

  it('says that there is nothing', async () => {
    openList(list, 0).open()

    expect(await screen.findByText(list.empty)).toBeTruthy()
    expect(document.querySelector('table')).toBeNull()
  })

  it('says what failed and tries again', async () => {
    const { network, open } = openList(list, 1)
    let isBroken = true
    network.on(list.route, () =>
      isBroken
        ? { status: 400, body: { type: 'about:blank', title: 'Refused', status: 400, detail: 'Not today.' } }
        : { body: [list.row(1)] },
    )
    const { person } = open()
    expect(await screen.findByText('Not today.')).toBeTruthy()

    isBroken = false
    await person.click(screen.getByRole('button', { name: 'Retry' }))

    await findTable()
  })

  it('leads through a long list, whose place stands in the address', async () => {
    const { network, open } = openList(list, list.pageOf ?? 3)
    const { person, address } = open()
    await findTable()

    await person.click(screen.getByText(list.next))

    await waitFor(() => expect(address()).toBe(list.nextAddress))
    await waitFor(() => expect(network.callsTo(list.route)).toHaveLength(2))
    const query = network.callsTo(list.route)[1]?.query
    expect([query?.get('offset'), query?.get('beforeId')]).toContain(list.next === 'Older' ? '950' : '50')
  })
})

it('says on its tabs what waits', async () => {
  const { network, open } = openList(lists.find(({ name }) => name === 'reports') as Screen, 1)
  network.replies(moderationRoutes.countWaiting, { reports: 2, appeals: 0, contact: 1, verifications: 4 })
  open()

  await screen.findByText('Reports (2)')
  const tabs = [...document.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent)
  expect(tabs).toEqual(expect.arrayContaining(['Reports (2)', 'Appeals', 'Contact messages (1)', 'Verifications (4)']))
})

describe('narrowing the audit log', () => {
  const log = lists.at(-1) as Screen

  it('keeps what was asked in the address, in the question and in the file taken along', async () => {
    const { network, open } = openList(log, 1)
    const { person, address } = open()
    await findTable()

    await person.type(screen.getByLabelText('Search by name, e-mail or address'), 'northwind')

    await waitFor(() => expect(address()).toBe('/editorial?tab=audit&search=northwind'))
    await waitFor(() => expect(network.callsTo(log.route).at(-1)?.query.get('search')).toBe('northwind'))
    network.on(auditRoutes.exportAudit, () => ({ body: 'at,act' }))
    await person.click(screen.getByRole('button', { name: 'Export as CSV' }))
    await waitFor(() => expect(network.callsTo(auditRoutes.exportAudit)[0]?.query.get('search')).toBe('northwind'))
  })

  it('asks for whole days where the reader is', async () => {
    const { network } = openList(log, 1)
    openScreen('/editorial?tab=audit&from=2026-03-04&to=2026-03-04&act=signed-in', screens)
    await findTable()

    const query = network.callsTo(log.route)[0]?.query
    const [from, to] = [new Date(query?.get('from') ?? ''), new Date(query?.get('to') ?? '')]
    expect(from).toEqual(new Date('2026-03-04T00:00'))
    expect(to).toEqual(new Date('2026-03-05T00:00'))
    expect(query?.get('act')).toBe('signed-in')
  })
})
