import { postRoutes } from '@materia/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { text } from '../testing/post-calls.ts'
import { plainTextOf } from './article-text.ts'
import { summarize } from './summary.ts'

const { make, as } = await testApp()

const article = `
  <h2>Metformin in chronic kidney disease</h2>
  <p>Metformin remains the first treatment for type 2 diabetes in most guidelines. For years it was withheld from patients
  with chronic kidney disease for fear of lactic acidosis. My coffee was cold when I read the review.</p>
  <p>A review of 17 cohorts (e.g. the Swedish registry) found no more lactic acidosis with metformin than without it while the
  eGFR stayed above 30 mL/min. Mortality was lower in patients with kidney disease who kept taking metformin. What should we do?</p>
  <table><tr><td>eGFR above 45: full dose of metformin in kidney disease patients with diabetes and so on.</td></tr></table>
  <p>The dose should be halved below an eGFR of 45 and metformin stopped below 30.</p>`

describe('a suggested summary', () => {
  it('is two or three of the text’s own sentences, in their order', () => {
    const summary = summarize(article)
    const text = plainTextOf(article)
    const sentences = summary.split(/(?<=\.)\s+(?=[A-Z])/)

    expect(sentences.length).toBeGreaterThanOrEqual(2)
    expect(sentences.length).toBeLessThanOrEqual(3)
    const places = sentences.map((sentence) => text.indexOf(sentence))
    expect(places.every((place) => place >= 0)).toBe(true)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it('tells what the text is about and leaves chatter, tables and headings out', () => {
    const summary = summarize(article)

    expect(summary).toContain('etformin')
    expect(summary).not.toContain('coffee')
    expect(summary).not.toContain('full dose')
    expect(summary).not.toContain('What should we do')
  })

  it.each([
    [
      'short ones beside one long enough',
      'It is cheap. Metformin lowers glucose in most people with type 2 diabetes. It is old.',
      ['It is cheap.', 'Metformin lowers glucose in most people with type 2 diabetes.'],
    ],
    [
      'those that say the same',
      'Metformin lowers glucose in people with type 2 diabetes. In type 2 diabetes, people lower glucose with metformin.',
      [
        'Metformin lowers glucose in people with type 2 diabetes.',
        'In type 2 diabetes, people lower glucose with metformin.',
      ],
    ],
    [
      'one that is cut to fit',
      `Metformin lowers glucose in most people with type 2 diabetes. Its ${'long and slow '.repeat(60)}end.`,
      ['Metformin lowers glucose in most people with type 2 diabetes.', 'Its long and slow'],
    ],
  ])('has two sentences wherever the text has two: %s', (_, text, expected) => {
    const summary = summarize(`<p>${text}</p>`)

    for (const sentence of expected) expect(summary).toContain(sentence)
    expect(summary.length).toBeLessThanOrEqual(600)
    expect(summary.length).toBeGreaterThan(expected.join(' ').length - 1)
  })

  it('gives what there is of a short text, and nothing of nothing', () => {
    expect(summarize('<p>Short note.</p>')).toBe('Short note.')
    expect(summarize('<p> </p>')).toBe('')
    expect(summarize('')).toBe('')
  })

  it('stays within 600 characters of any text', () => {
    fc.assert(
      fc.property(fc.array(fc.lorem({ mode: 'sentences', maxCount: 20 }), { maxLength: 10 }), (paragraphs) => {
        const summary = summarize(paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join(''))
        expect(summary.length).toBeLessThanOrEqual(600)
      }),
      { numRuns: 50 },
    )
    expect(summarize(`<p>${'x'.repeat(1_000)}</p>`)).toBe(`${'x'.repeat(599)}…`)
  })

  it('answers with text as JSON', async () => {
    const reply = await as(await make.doctor()).call(postRoutes.suggestSummary, { body: { content: text } })

    expect(reply.headers['content-type']).toContain('application/json')
    expect(reply.body).toBe('Metformin lowers glucose in most people with type 2 diabetes.')
  })
})
