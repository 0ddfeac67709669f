import { type Clipping, type Folio, folioRoutes } from '@materia/contract'
import type { Page } from '@playwright/test'
import {
  ask,
  demoPassword,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  logIn,
  phone,
  signIn,
  test,
} from '../fixtures.ts'

const article = { pmid: '31535829', notePlace: 'Why I saved this' }
const note = 'For the journal club on Thursday.'

/** The keys of what this device has saved of whoever is signed in. */
const savedKeys = (page: Page) =>
  page.evaluate(async () => {
    const [database] = (await indexedDB.databases()).filter(({ name }) => name?.startsWith('materia.offline.'))
    if (!database?.name) return []
    const opened = await new Promise<IDBDatabase>((done, failed) => {
      const request = indexedDB.open(database.name as string)
      request.onsuccess = () => done(request.result)
      request.onerror = () => failed(request.error)
    })
    const rows = await new Promise<{ id: string }[]>((done) => {
      const request = opened.transaction('rows').objectStore('rows').getAll()
      request.onsuccess = () => done(request.result)
    })
    opened.close()
    return rows.map(({ id }) => id)
  })

const clippingsOf = (page: Page, folioId: string) =>
  ask<Clipping[]>(page, { path: folioRoutes.listClippings.path.replace(':id', folioId) })

test('what was saved is read and annotated offline, and sent once when the connection is back', async ({ context }) => {
  test.slow()
  let page = await context.newPage()
  await logIn(page, 'resident@materia.test')
  const folio = await ask<Folio>(
    page,
    { method: folioRoutes.createFolio.method, path: folioRoutes.createFolio.path },
    { body: { title: 'For the train', shareLevel: 'Private' } },
  )
  await page.goto(`/folio?folio=${folio.folioId}`)
  await page.getByLabel('Paste DOIs, PMIDs, DINs or links').fill(article.pmid)
  await page.getByRole('button', { name: 'Add to folio' }).click()
  const rows = () => page.getByRole('list', { name: 'Clippings' }).getByRole('listitem')
  await expect(rows()).toHaveCount(1)
  const title = ((await rows().getByRole('heading').textContent()) ?? '').trim()
  const [clipping] = await clippingsOf(page, folio.folioId)
  const contentItemId = clipping?.contentItemId ?? ''

  await test.step('the device saves the program and the item, though nobody has opened it', async () => {
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect
      .poll(async () =>
        (await savedKeys(page)).some((key) => key.includes('contentItemId') && key.includes(contentItemId)),
      )
      .toBe(true)
  })

  await test.step('without a connection a new page opens with what was saved, and says of when it is', async () => {
    await context.setOffline(true)
    await page.close()
    page = await context.newPage()
    await page.goto('/folio')
    await expect(page.getByText('You are offline. What you see was saved on', { exact: false })).toBeVisible()
    await page.getByRole('link', { name: 'For the train' }).first().click()
    await rows().getByRole('link', { name: title }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.setViewportSize(phone)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.goto('/contents/0198b8a0-0000-7000-8000-000000000001')
    await expect(page.getByText('It is not saved on this device.', { exact: false })).toBeVisible()
  })

  await test.step('a note is written, and is still there when the page was closed', async () => {
    await page.goto(`/folio?folio=${folio.folioId}`)
    await rows()
      .getByRole('button', { name: `More for ${title}` })
      .click()
    await page.getByRole('menuitem', { name: 'Add a note' }).click()
    await page.getByLabel(article.notePlace).fill(note)
    await page.getByRole('button', { name: 'Save note' }).click()
    await expect(rows()).toContainText(note)
    await expect(rows().getByText('Kept on this device. It is sent as soon as the connection is back.')).toBeVisible()
    await page.close()
    page = await context.newPage()
    await page.goto(`/folio?folio=${folio.folioId}`)
    await expect(rows()).toContainText(note)
  })

  await test.step('back online it is sent, once, and the page goes on by itself', async () => {
    await context.setOffline(false)
    await expect(page.getByText('Kept on this device.', { exact: false })).toHaveCount(0)
    await expect.poll(async () => (await clippingsOf(page, folio.folioId)).map((each) => each.note)).toEqual([note])
    await expect(page.getByText('You are offline', { exact: false })).toHaveCount(0)
    await page.reload()
    await expect(rows()).toHaveCount(1)
    await expect(rows()).toContainText(note)
  })

  await test.step('a logout leaves nothing of the person on the device', async () => {
    await page.getByRole('button', { name: /^Profile menu/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.waitForURL('**/Home')
    await expect
      .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
      .toEqual([])
    const kept = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => /^materia\.(?!device|mode)/.test(key)),
    )
    expect(kept).toEqual([])
    await signIn(page, 'nurse@materia.test')
    await context.setOffline(true)
    await page.goto('/folio')
    await expect(page.getByText('For the train')).toHaveCount(0)
    await context.setOffline(false)
  })
})

test('what was on its way when somebody logged out is kept for nobody who logs in next', async ({ page }) => {
  test.slow()
  await logIn(page, 'resident@materia.test')
  const folio = await ask<Folio>(
    page,
    { method: folioRoutes.createFolio.method, path: folioRoutes.createFolio.path },
    { body: { title: 'For the ferry', shareLevel: 'Private' } },
  )
  // The device saves what is in the viewer's folios: this one holds another of theirs.
  const inner = await ask<Folio>(
    page,
    { method: folioRoutes.createFolio.method, path: folioRoutes.createFolio.path },
    { body: { title: 'For me alone', shareLevel: 'Private' } },
  )
  const letGo = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  await page.route(`**/api/contents/${inner.folioId}`, async (route) => {
    const reply = await route.fetch()
    held.resolve()
    await letGo.promise
    await route.fulfill({ response: reply })
  })
  await ask(
    page,
    { method: folioRoutes.addClippings.method, path: folioRoutes.addClippings.path.replace(':id', folio.folioId) },
    { body: { contentItemId: inner.folioId } },
  )
  await page.goto('/folio')
  await held.promise

  await page.getByRole('button', { name: /^Profile menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.waitForURL('**/Home')
  await page.getByRole('link', { name: 'Log in' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await dialog.getByLabel('Email').fill('nurse@materia.test')
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL('**/discover')
  const answered = page.waitForResponse(`**/api/contents/${inner.folioId}`)
  letGo.resolve()
  await answered

  // The nurse's own reading is saved after it.
  const savedItems = async () => (await savedKeys(page)).filter((key) => key.includes('contentItemId'))
  const isOfResident = (key: string) => key.includes(inner.folioId)
  await expect.poll(async () => (await savedItems()).some((key) => !isOfResident(key))).toBe(true)
  expect((await savedItems()).filter(isOfResident)).toEqual([])
})
