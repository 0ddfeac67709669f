import { act, screen } from '@testing-library/react'
import compile from 'icu-minify/compile'
import { expect, it, onTestFinished, vi } from 'vitest'
import { renderPart } from '../testing/render.tsx'
import { changeLanguage, loadMessages, messagesOf, showLanguage } from './language.ts'
import { useLibMessages } from './messages.ts'

const [useEarlyMessages] = messagesOf<{ word: string }>('early')
const [, countedMessages] = messagesOf<{ views: string }>('counted')
const onDrawn = vi.fn()

function Part() {
  useLibMessages()
  onDrawn()
  return null
}

const EarlyPart = () => useEarlyMessages()('word')

it('messages that come later draw nothing again of what is on the screen', async () => {
  renderPart(<Part />)
  expect(onDrawn).toHaveBeenCalledOnce()

  await act(() => loadMessages(async () => ({ later: { word: 'later' } })))
  expect(onDrawn).toHaveBeenCalledOnce()
})

it('what was drawn before its messages came is drawn again with them', async () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => complaints.mockRestore())
  renderPart(<EarlyPart />)
  expect(screen.queryByText('come')).toBeNull()

  await act(() => loadMessages(async () => ({ early: { word: 'come' } })))
  expect(screen.getByText('come')).toBeDefined()
})

it('messages that come while the language changes are there in the new language', async () => {
  const [, slowMessages] = messagesOf<{ word: string }>('slow')
  const [, meanwhileMessages] = messagesOf<{ word: string }>('meanwhile')
  const { promise: isLoaded, resolve } = Promise.withResolvers<void>()
  await loadMessages(async (language) => {
    if (language === 'fr') await isLoaded
    return { slow: { word: language } }
  })
  onTestFinished(() => showLanguage('en'))

  const shown = showLanguage('fr')
  await loadMessages(async (language) => ({ meanwhile: { word: language } }))
  resolve()
  await shown

  expect([slowMessages()('word'), meanwhileMessages()('word')]).toEqual(['fr', 'fr'])
})

it('of two languages asked for one after the other the last one stays, whichever comes first', async () => {
  const [, lateMessages] = messagesOf<{ word: string }>('late')
  const { promise: isFrenchLoaded, resolve } = Promise.withResolvers<void>()
  await loadMessages(async (language) => {
    if (language === 'fr') await isFrenchLoaded
    return { late: { word: language } }
  })
  onTestFinished(() => showLanguage('en'))

  const french = changeLanguage('fr')
  const english = changeLanguage('en')
  resolve()
  await Promise.all([french, english])

  expect([lateMessages()('word'), document.documentElement.lang]).toEqual(['en', 'en'])
})

it.each(['en', 'fr'] as const)(
  'writes the numbers of messages in %s as the library of the browser does',
  async (language) => {
    onTestFinished(() => showLanguage('en'))
    await loadMessages(async () => ({ counted: { views: compile('{count, number}') as never } }))
    await showLanguage(language)
    const counts = [0, 7, 999, 1000, 12_345, 1_234_567, 2.5, -1234]

    const written = counts.map((count) => countedMessages()('views', { count } as never))

    expect(written).toEqual(counts.map((count) => new Intl.NumberFormat(language).format(count)))
  },
)
