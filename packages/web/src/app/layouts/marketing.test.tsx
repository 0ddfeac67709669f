import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { signInAs } from '../../testing/people.ts'
import { openApp } from '../../testing/render.tsx'
import { companyLinks } from './company-links.ts'

const linksIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

describe('a marketing page', () => {
  it('leads to every page by the header', async () => {
    const { person, address } = openApp('/landing')
    await screen.findByRole('heading', { level: 1 })
    const header = screen.getByRole('banner')

    expect(linksIn(header).slice(1)).toEqual([
      ['Home', '/Home'],
      ['About Us', '/about-us'],
      ['Contact', '/contact-us'],
      ['Sign up', '/Home/Register'],
      ['Log in', '/Home/Login'],
    ])
    await person.click(within(header).getByRole('link', { name: 'Log in' }))
    await waitFor(() => expect(address()).toBe('/Home/Login'))
  })

  it('leads whoever is signed in back, and does not ask them to sign up', async () => {
    signInAs(['Doctor'])
    openApp('/landing')
    const header = within(await screen.findByRole('banner'))

    expect(header.getByRole('link', { name: 'Back to Discover' }).getAttribute('href')).toBe('/discover')
    expect(await screen.findAllByRole('link', { name: 'Back to Discover' })).toHaveLength(2)
    expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull()
  })

  it('has three columns, the year, the parent company and the networks in its footer', async () => {
    openApp('/landing')
    const footer = within(await screen.findByRole('contentinfo'))
    const column = (name: string) => linksIn(footer.getByRole('navigation', { name }))
    const outside = (name: string) => footer.getByRole('link', { name }).getAttribute('href')

    expect(column('About us')).toEqual([
      ['What is Materia?', '/about-us'],
      ['Contact', '/contact-us'],
    ])
    expect(column('Our Policies')).toEqual([
      ['Terms and Conditions', '/terms-of-service'],
      ['Privacy Policy', '/privacy-policy'],
    ])
    expect(column('More Info')).toEqual([
      ['Business Inquiries', '/contact-us?reason=BusinessInquiry'],
      ['Investors', '/contact-us?reason=Investor'],
      ['Press', '/contact-us?reason=Press'],
    ])
    expect(footer.getByText(/© 2024/)).toBeTruthy()
    expect(within(footer.getByText(/© 2024/)).getByRole('link').textContent).toBe(companyLinks.parentName)
    for (const network of ['LinkedIn', 'Instagram', 'Facebook']) expect(outside(network)).toMatch(/^https:/)
  })
})
