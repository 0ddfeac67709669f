import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { signedInApp } from '../testing/application.ts'
import { findBar, openApp } from '../testing/render.tsx'

describe('a logged-out visitor', () => {
  it('is led from / to Home', async () => {
    const { address } = openApp('/')

    expect(await screen.findByRole('heading', { level: 1, name: /what is new in medicine/i })).toBeTruthy()
    expect(address()).toBe('/Home')
  })

  it('is led from /Login to the login dialog over Home', async () => {
    const { address } = openApp('/Login')

    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeTruthy()
    expect(address()).toBe('/Home/Login')
  })

  it.each(['/discover', '/somewhere/unknown', '/folio'])('of %s is led to the login dialog', async (path) => {
    const { address } = openApp(path)

    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeTruthy()
    expect(address()).toBe('/Home/Login')
  })

  it.each([
    ['/about-us', 'What is Materia?'],
    ['/contact-us', 'Contact'],
    ['/terms-of-service', 'Terms and Conditions'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/landing', /one place for the medical information/i],
    ['/for-doctors', /your field, kept up with/i],
    ['/for-residents', /from one rotation to the next/i],
    ['/for-organisations', /speak to clinicians in your own name/i],
  ])('reads %s with the marketing header and footer', async (path, title) => {
    openApp(path)

    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(screen.getByRole('contentinfo')).toBeTruthy()
    expect(screen.getByText(/© 2024 Materia/)).toBeTruthy()
  })

  it('finds the page made for them on Home, and organisations the way to write', async () => {
    const { person, address } = openApp('/Home')
    const audiences = within(await screen.findByRole('navigation', { name: 'Read more' }))
    expect(audiences.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/for-doctors',
      '/for-residents',
      '/for-organisations',
    ])

    await person.click(audiences.getByRole('link', { name: 'Materia for organisations' }))
    const write = await screen.findByRole('link', { name: 'Write to us' })

    expect(address()).toBe('/for-organisations')
    expect(write.getAttribute('href')).toBe('/contact-us?reason=BusinessInquiry')
  })

  it('sees the active item of the header highlighted', async () => {
    openApp('/about-us')

    const active = await screen.findByRole('link', { name: 'About Us' })
    expect(active.getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBeNull()
  })
})

describe('a logged-in person', () => {
  it.each(['/', '/somewhere/unknown', '/Home/Login'])('is led from %s to Discover', async (path) => {
    signedInApp(['Doctor'])
    const { address } = openApp(path)

    await waitFor(() => expect(address()).toBe('/discover'))
    expect(await findBar()).toBeTruthy()
  })

  it('without the role of a screen is led to Discover by way of /', async () => {
    signedInApp(['Sponsor'])
    const { address } = openApp('/account-management/sponsor')

    await waitFor(() => expect(address()).toBe('/discover'))
  })

  it('opens a screen in any case of letters', async () => {
    signedInApp(['Doctor'])
    const { address } = openApp('/PROFILE')
    await findBar()

    expect(address()).toBe('/PROFILE')
  })
})
