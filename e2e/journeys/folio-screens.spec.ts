import {
  desktop,
  doubleText,
  expect,
  expectAccessible,
  expectLayersInside,
  expectNoSidewaysScroll,
  logIn,
  phone,
  signIn,
  test,
} from '../fixtures.ts'

for (const viewport of [phone, desktop]) {
  test(`the folio screens are accessible at ${viewport.width} px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize(viewport)
    await signIn(page, 'doctor@materia.test')
    await page.goto('/folio')
    await expect(page.getByRole('link', { name: 'Heart failure, four pillars' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.getByRole('link', { name: 'Heart failure, four pillars' }).click()
    await expect(page.getByRole('list', { name: 'Clippings' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    for (const name of ['Add', 'Invite']) {
      await page.getByRole('button', { name, exact: true }).click()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Close' }).click()
    }
  })
}

for (const { name, viewport, prepare } of [
  { name: 'on a phone', viewport: phone },
  { name: 'on a phone with text at twice its size', viewport: phone, prepare: doubleText },
  { name: 'on a desktop at twice its size', viewport: { width: desktop.width / 2, height: desktop.height / 2 } },
]) {
  test(`saving to a new folio ${name} keeps every button in reach`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await logIn(page, 'doctor@materia.test')
    await prepare?.(page)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Save to folio: / })
      .first()
      .click()
    const panel = page.getByRole('dialog', { name: 'Save to folio' })
    await expect(panel.getByRole('status').filter({ hasText: /^Saved to / })).toBeVisible()
    await panel.getByRole('button', { name: 'New folio' }).click()
    await expectLayersInside(page)
    await panel.getByLabel('Title of the new folio').fill(`Kept ${name}`)
    await panel.getByRole('button', { name: 'Create and save' }).click()
    await expect(panel.getByRole('checkbox', { name: new RegExp(`^Kept ${name} `) })).toBeChecked()
    await expectLayersInside(page)
  })
}

for (const viewport of [phone, desktop]) {
  test(`the button that creates a folio is in sight at ${viewport.width} × ${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await signIn(page, 'doctor@materia.test')
    await page.goto('/folio')
    await page.getByRole('button', { name: 'New folio' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'New folio' })
    await expect(dialog.getByRole('button', { name: 'Create folio' })).toBeInViewport({ ratio: 1 })
    await expectLayersInside(page)
  })
}
