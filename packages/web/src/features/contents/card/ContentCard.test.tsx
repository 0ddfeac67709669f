import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../../domain/paths.ts'
import { someSummary } from '../../../testing/contents.ts'
import { signInAs } from '../../../testing/people.ts'
import { openScreen } from '../../../testing/render.tsx'
import { ContentCard } from './ContentCard.tsx'

const article = { ...someSummary('Statins after 75'), publishedOn: '2022-04-14T00:00:00Z' }

function open(content: typeof article) {
  signInAs(['Doctor'])
  return openScreen('/', [
    { path: '/', element: <ContentCard content={content} /> },
    { path: '/contents/:contentItemId', element: null },
  ])
}

describe('a click on a card', () => {
  it('beside its links and buttons opens what it shows', async () => {
    const { person, address } = open({ ...article, summary: 'Fewer events, more cramps.' })

    await person.click(screen.getByText('Fewer events, more cramps.'))

    await waitFor(() => expect(address()).toBe(paths.content(article.contentItemId)))
  })

  it('on one of its buttons does what the button says', async () => {
    const { person, address } = open(article)

    await person.click(screen.getByRole('button', { name: /Share/ }))

    expect(address()).toBe('/')
  })

  it('at the end of marking its text opens nothing', async () => {
    const { person, address } = open({ ...article, summary: 'Fewer events, more cramps.' })

    const text = screen.getByText('Fewer events, more cramps.')
    await person.pointer([{ keys: '[MouseLeft>]', target: text, offset: 0 }, { offset: 5 }, { keys: '[/MouseLeft]' }])

    expect(getSelection()?.toString()).toBe('Fewer')
    expect(address()).toBe('/')
  })
})

it('a card leads from the number of comments to the comments', () => {
  open({ ...article, commentCount: 3 })

  const comments = screen.getByRole('link', { name: '3 comments' })
  expect(comments.getAttribute('href')).toBe(`${paths.content(article.contentItemId)}#comments`)
})

it('a card says the year of an article once', () => {
  open({ ...article, factLine: 'CMAJ · Roy A, Chen B et al. · 2022' })

  expect(screen.getByText('CMAJ · Roy A, Chen B et al.')).toBeTruthy()
  expect(screen.getAllByText(/2022/)).toHaveLength(1)
})

it('a card says the year of an issue that came out in another year than the article', () => {
  open({ ...article, factLine: 'CMAJ · Roy A · 2023' })

  expect(screen.getByText('CMAJ · Roy A · 2023')).toBeTruthy()
})

it('a card says who pays for it below whom it is from', () => {
  const disclosure = { paidBy: 'Northwind Therapeutics', purpose: null }
  open({ ...article, promotedBy: 'Northwind Therapeutics', disclosure })

  const promoted = screen.getByText('Promoted by Northwind Therapeutics')
  expect(promoted.parentElement?.textContent).toContain('Paid by Northwind Therapeutics')
  expect(promoted.parentElement?.textContent).not.toContain('Article')
})
