import { type Folio, folioRoutes } from '@materia/contract'
import { ask, desktop, expect, newestMailTo, signIn, signUp, test } from '../fixtures.ts'

test('two doctors curate a folio together, live', async ({ page, browser }) => {
  test.slow()
  await signIn(page, 'doctor@materia.test')
  await page.goto('/folio')
  await page.getByRole('button', { name: 'New folio' }).click()
  const dialog = page.getByRole('dialog', { name: 'New folio' })
  await dialog.getByLabel('Title').fill('Journey to the heart')
  await dialog.getByRole('radio', { name: /^Restricted/ }).check()
  await dialog.getByRole('button', { name: 'A heart with its beat' }).click()
  await dialog.getByRole('button', { name: 'Create folio' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Journey to the heart' })).toBeVisible()

  await test.step('pastes a list and is told what became of each line', async () => {
    await page.getByLabel('Paste DOIs, PMIDs, DINs or links').fill('31535829\n02230711\nno such thing')
    await page.getByRole('button', { name: 'Add to folio' }).click()
    await expect(page.getByRole('list', { name: 'Clippings' }).getByRole('listitem')).toHaveCount(2)
    await expect(page.getByText('2 items added, 1 line to look at.')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Result of the import' })).toContainText('no such thing')
    await page.getByRole('button', { name: 'Dismiss' }).click()
  })

  await test.step('orders by keyboard and keeps a note', async () => {
    const rows = page.getByRole('list', { name: 'Clippings' }).getByRole('listitem')
    const [first, second] = await rows.getByRole('heading').allInnerTexts()
    await rows
      .first()
      .getByRole('button', { name: `More for ${first}` })
      .click()
    await page.getByRole('menuitem', { name: 'Move down' }).click()
    await expect(rows.getByRole('heading')).toHaveText([second ?? '', first ?? ''])

    const handle = page.getByRole('button', { name: `Drag ${second}` })
    const told = page.locator('[id^="DndLiveRegion"]')
    await handle.focus()
    await page.keyboard.press('Space')
    await expect(handle).toHaveAttribute('aria-pressed', 'true')
    await expect(told).toContainText('Now at place 1 of')
    const before = (await told.textContent()) ?? ''
    await page.keyboard.press('ArrowDown')
    await expect(told).not.toHaveText(before)
    await page.keyboard.press('Space')
    await expect(rows.getByRole('heading')).toHaveText([first ?? '', second ?? ''])

    await rows
      .first()
      .getByRole('button', { name: `More for ${first}` })
      .click()
    await page.getByRole('menuitem', { name: 'Add a note' }).click()
    await page.getByLabel('Why I saved this').fill('Start here.')
    await page.getByRole('button', { name: 'Save note' }).click()
    await expect(page.getByRole('button', { name: 'Save note' })).toBeHidden()
    await expect(rows.first()).toContainText('Start here.')

    await page.reload()
    await expect(rows.getByRole('heading')).toHaveText([first ?? '', second ?? ''])
    await expect(rows.first()).toContainText('Start here.')
  })

  const guestContext = await browser.newContext({ viewport: desktop })
  const guest = await guestContext.newPage()
  await signIn(guest, 'nurse@materia.test')
  await guest.goto('/folio')

  await test.step('invites a colleague, who hears of it live and joins', async () => {
    await page.getByRole('button', { name: 'Invite' }).click()
    const people = page.getByRole('dialog', { name: 'People in this folio' })
    await people.getByLabel('Invite by name or e-mail').fill('nurse@materia.test')
    await people.getByRole('button', { name: 'Invite', exact: true }).click()
    await expect(people.getByText('Invited', { exact: true })).toBeVisible()
    await people.getByRole('button', { name: 'Close' }).click()

    const invitation = guest
      .getByRole('region', { name: 'Invitations' })
      .getByRole('listitem')
      .filter({ hasText: 'Journey to the heart' })
    await invitation.getByRole('button', { name: /^Accept/ }).click()
    await guest.getByRole('link', { name: 'Journey to the heart' }).click()
    await expect(guest.getByText('Start here.')).toBeVisible()
  })

  await test.step('sees what the other one does, as it happens', async () => {
    const rows = page.getByRole('list', { name: 'Clippings' }).getByRole('listitem')
    await guest
      .getByRole('button', { name: /^More for / })
      .nth(1)
      .click()
    await guest.getByRole('menuitem', { name: 'Remove from folio' }).click()
    await expect(rows).toHaveCount(1)

    await guest.getByRole('button', { name: 'Undo' }).click()
    await expect(rows).toHaveCount(2)
  })

  await test.step('removes the colleague, whose page says so', async () => {
    await page.getByRole('button', { name: 'Invite' }).click()
    await page.getByRole('button', { name: /^Remove / }).click()
    const question = page.getByRole('dialog', { name: 'Remove from the folio?' })
    await question.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(question).toBeHidden()
    await expect(guest.getByText('This folio is not here.')).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('deletes the folio and thinks better of it', async () => {
    await page.getByRole('button', { name: 'More for this folio' }).click()
    await page.getByRole('menuitem', { name: 'Delete folio' }).click()
    await expect(page.getByText('The folio “Journey to the heart” was deleted.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Start here.')).toBeVisible()
  })
  await guestContext.close()
})

test('an invitation to somebody without an account is there when they have signed up', async ({ page, browser }) => {
  const email = `folio-guest-${Date.now()}@materia.test`
  await signIn(page, 'doctor@materia.test')
  await page.goto('/folio')
  await page.getByRole('link', { name: 'Thursday journal club' }).click()
  await page.getByRole('button', { name: 'Invite' }).click()
  const people = page.getByRole('dialog', { name: 'People in this folio' })
  await people.getByLabel('Invite by name or e-mail').fill(email)
  await people.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(people.getByText(email)).toBeVisible()

  const [link] = (await newestMailTo(page, email, /shares the folio/)).links

  expect(link).toContain('/Home/Register?')
  expect(new URL(link ?? '').searchParams.get('email')).toBe(email)
  const guestContext = await browser.newContext({ viewport: desktop })
  const guest = await guestContext.newPage()
  const password = 'Journey-to-the-South-3'
  await signUp(guest, { address: link ?? '', email, name: ['Gale', 'Guest'], password })
  await signIn(guest, email, password)
  await guest.goto('/folio')
  await guest.getByRole('button', { name: 'Accept the invitation to Thursday journal club' }).click()

  await guest.getByRole('link', { name: 'Thursday journal club' }).click()
  await expect(guest.getByRole('heading', { level: 1, name: 'Thursday journal club' })).toBeVisible()
  await guestContext.close()
})

test('a folio is exported as a file and as a list to print', async ({ page, context }) => {
  await signIn(page, 'doctor@materia.test')
  await page.goto('/folio')
  await page.getByRole('link', { name: 'Heart failure, four pillars' }).click()
  await page.getByRole('button', { name: 'Export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /^RIS/ }).click()
  expect((await download).suggestedFilename()).toBe('Heart failure, four pillars.ris')

  await page.getByRole('button', { name: 'Export' }).click()
  const opened = context.waitForEvent('page')
  await page.getByRole('menuitem', { name: 'Reading list to print' }).click()
  await expect((await opened).getByRole('heading', { name: 'Heart failure, four pillars' })).toBeVisible()
})

test('a tap on Save writes into no folio of a colleague that the reader did not choose', async ({ page, browser }) => {
  await signIn(page, 'doctor@materia.test')
  const body = { title: 'Open to residents', shareLevel: 'Public' }
  const folio = await ask<Folio>(page, folioRoutes.createFolio, { body })
  const at = (path: string) => path.replace(':id', folio.folioId)
  const invite = { ...folioRoutes.inviteToFolio, path: at(folioRoutes.inviteToFolio.path) }
  const { id: inviteId } = await ask<{ id: string }>(page, invite, { body: { email: 'resident@materia.test' } })

  const guest = await (await browser.newContext({ viewport: desktop })).newPage()
  await signIn(guest, 'resident@materia.test')
  const answer = { ...folioRoutes.answerFolioInvite, path: at(folioRoutes.answerFolioInvite.path) }
  await ask(guest, answer, { body: { inviteId, folioInvitationStatus: 'Accepted' } })
  await guest.goto('/discover')
  const save = guest.getByRole('button', { name: /^Save to folio: (?!Open to residents)/ }).first()
  await save.click()
  const panel = guest.getByRole('dialog', { name: 'Save to folio' })
  const theirs = panel.getByRole('checkbox', { name: /^Open to residents .+ · Public$/ })
  await expect(theirs).not.toBeChecked()
  const clippings = { ...folioRoutes.listClippings, path: at(folioRoutes.listClippings.path) }
  expect(await ask<unknown[]>(page, clippings)).toEqual([])

  await theirs.click()
  await expect(theirs).toBeChecked()
  await expect(panel.getByRole('status').filter({ hasText: 'Saved to Open to residents.' })).toBeVisible()
  expect(await ask<unknown[]>(page, clippings)).toHaveLength(1)
  await guest.context().close()
})
