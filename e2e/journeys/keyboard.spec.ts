import type { Locator, Page } from '@playwright/test'
import { demoPassword, expect, test } from '../fixtures.ts'

const mostSteps = 120

/** Goes on with Tab until it is reached: whoever has no mouse has no other way. */
async function reach(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let step = 0; step < mostSteps; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${target} is not reached with ${mostSteps} steps.`)
}

async function press(page: Page, target: Locator) {
  await reach(page, target)
  await page.keyboard.press('Enter')
}

test('the keyboard alone leads through sign-in, search, saving, posting and talking', async ({ page }) => {
  await page.goto('/Home')
  await press(page, page.getByRole('banner').getByRole('link', { name: 'Log in' }))
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await reach(page, dialog.getByLabel('Email'))
  await page.keyboard.type('doctor@materia.test')
  await reach(page, dialog.getByLabel('Password', { exact: true }))
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/discover')
  await expect(dialog).toBeHidden()

  await test.step('searches and saves what was found', async () => {
    await reach(page, page.getByRole('combobox', { name: /search/i }))
    await page.keyboard.type('insulin')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/contents?searchTerm=insulin')
    await expect(page.getByRole('heading', { level: 1, name: '“insulin”' })).toBeVisible()
    const save = page
      .getByRole('main')
      .getByRole('button', { name: /^Save to folio: / })
      .first()
    const title = (await save.getAttribute('aria-label'))?.replace(/^[^:]+:\s/, '')
    await press(page, save)
    const panel = page.getByRole('dialog', { name: 'Save to folio' })
    await expect(panel.getByRole('status').filter({ hasText: /^Saved to / })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: `Saved: ${title}` })).toBeVisible()
  })

  await test.step('writes and publishes a post', async () => {
    const title = `Written without a mouse ${Date.now()}`
    await press(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Posts' }))
    await press(page, page.getByRole('link', { name: 'Create content' }).first())
    await press(page, page.getByRole('link', { name: /Write a post/ }))
    await reach(page, page.getByRole('textbox', { name: 'Title' }))
    await page.keyboard.type(title)
    await reach(page, page.getByRole('textbox', { name: 'Text of the post' }))
    await page.keyboard.type('Every screen can be reached with the Tab key.')
    await press(page, page.getByRole('button', { name: 'Publish', exact: true }))
    await page.waitForURL('**/contents/*')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })

  await test.step('says something in a room', async () => {
    const text = `Typed, not tapped ${Date.now()}`
    await press(page, page.getByRole('banner').getByRole('link', { name: /^Discussions/ }))
    await press(page, page.getByRole('link', { name: /Heart failure questions/ }).first())
    await reach(page, page.getByRole('textbox', { name: 'Message' }))
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('log', { name: 'Messages' }).getByText(text)).toBeVisible()
  })
})
