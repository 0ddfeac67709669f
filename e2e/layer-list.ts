import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

export interface Layer {
  name: string
  /** Where it is opened from; `article`, `folio` and `room` are the first one there is. */
  path: string
  open: (page: Page) => Promise<unknown>
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const pressBoth = (first: string | RegExp, then: string) => async (page: Page) => {
  await press(first)(page)
  await page.getByRole('menuitem', { name: then }).click()
}
/** Keys are heard once the program of the page has come: until then they are pressed again. */
const pressKeys = (keys: string) => (page: Page) =>
  expect(async () => {
    await page.keyboard.press(keys)
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2_000 })
  }).toPass()
const choose = (name: string) => (page: Page) => page.getByRole('combobox', { name, exact: true }).first().click()

/** Among the actions of an item, those that are used less stand behind More. */
const pressAmongMore = (name: string) => async (page: Page) => {
  const action = page.getByRole('button', { name, exact: true })
  const more = page.getByRole('complementary', { name: 'Actions' }).getByRole('button', { name: 'More' })
  await expect(action.or(more).first()).toBeVisible()
  if (!(await action.isVisible())) await more.click()
  await action.click()
}

/** What floats on the screens of a doctor. */
export const doctorLayers: Layer[] = [
  { name: 'the notifications', path: '/discover', open: press(/^Notifications/) },
  { name: 'the profile menu', path: '/discover', open: press(/^Profile menu/) },
  { name: 'the folios to save to', path: '/discover', open: press(/^Save to folio: /) },
  { name: 'the ways to share', path: '/discover', open: press(/^Share: /) },
  { name: 'a report', path: '/discover', open: press(/^Report: /) },
  { name: 'why a card is there', path: '/discover', open: press(/^Why this/) },
  { name: 'suggestions of the search', path: '/discover', open: suggest },
  { name: 'the command palette', path: '/discover', open: pressKeys('Control+k') },
  { name: 'the list of keys', path: '/discover', open: pressKeys('?') },
  { name: 'how to search', path: '/contents?searchTerm=metformin', open: press('How to search') },
  { name: 'a citation', path: 'article', open: pressAmongMore('Cite') },
  { name: 'the versions', path: 'article', open: pressAmongMore('Versions') },
  { name: 'a new folio', path: '/folio', open: press('New folio') },
  { name: 'the ways to export', path: 'folio', open: press('Export') },
  { name: 'the menu of a folio', path: 'folio', open: press('More for this folio') },
  { name: 'a folio’s title and level', path: 'folio', open: pressBoth('More for this folio', 'Edit folio') },
  { name: 'the menu of a clipping', path: 'folio', open: press(/^More for (?!this folio)/) },
  { name: 'what to add to a folio', path: 'folio', open: press(/^Add/) },
  { name: 'the check of a folio', path: 'folio', open: press('Check for notices') },
  { name: 'an invitation to Materia', path: '/doctor-search', open: press('Invite a colleague') },
  { name: 'a new room', path: '/discussions', open: press('New room') },
  { name: 'public rooms', path: '/discussions', open: press(/^Find/) },
  { name: 'the menu of a room', path: 'room', open: press('Room actions') },
  { name: 'leaving a room', path: 'room', open: pressBoth('Room actions', 'Leave the room') },
  { name: 'the search in rooms', path: 'room', open: press('Search messages') },
  { name: 'specialties', path: '/Profile', open: editPractice },
  { name: 'the menu of a colleague', path: '/doctor-search', open: press(/^More for /) },
  { name: 'the menu of a post', path: '/my-posts?tab=published', open: press(/^Actions for /) },
  { name: 'a table’s size', path: '/create-content/UserArticle', open: press('Table') },
  { name: 'a reference', path: '/create-content/UserArticle', open: press('Cite a reference') },
  { name: 'the type of a link', path: '/create-content/UserExternalLink', open: choose('Type of link') },
  { name: 'a new passkey', path: '/Profile?tab=account', open: press('Add a passkey') },
]

export const adminLayers: Layer[] = [
  { name: 'a new account', path: '/account-management/sponsor', open: press('New account') },
  { name: 'the menu of an item', path: '/editorial', open: press(/^Actions for /) },
]

async function suggest(page: Page) {
  await page.getByRole('combobox', { name: /search/i }).fill('metf')
  await expect(page.getByRole('option').first()).toBeVisible()
}

async function editPractice(page: Page) {
  await page.getByRole('button', { name: 'Edit Name and practice' }).click()
  await choose('Specialty')(page)
}

/** Where a layer is opened from, whoever wrote the article or owns the room. */
export async function openFor(page: Page, { path }: Layer) {
  if (path === 'article') return openFirst(page, '/discover?kinds=articles', '[data-content-card] a')
  if (path === 'folio') return openFirst(page, '/folio', 'a[href*="folio="]')
  if (path === 'room') return openFirst(page, '/discussions', 'a[href*="chatroomId="]')
  await page.goto(path)
}

async function openFirst(page: Page, list: string, link: string) {
  await page.goto(list)
  const address = await page.getByRole('main').locator(link).first().getAttribute('href')
  if (!address) throw new Error(`${list} leads nowhere.`)
  await page.goto(address)
}
