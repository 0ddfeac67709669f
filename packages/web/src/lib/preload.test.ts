import { afterEach, describe, expect, it } from 'vitest'
import { preload } from './preload.ts'

const asked = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))

describe('the files of a part', () => {
  afterEach(() => document.head.replaceChildren())

  it('are asked for before the part is loaded, each once and in steps', async () => {
    const files = ['assets/a.js', 'assets/b.js', 'assets/c.js', 'assets/d.js']
    let askedByThen: (string | null)[] = []

    const first = preload(async () => {
      askedByThen = asked()
      return 'part'
    }, files)
    expect(asked().length).toBeLessThan(files.length)
    expect(await first).toBe('part')
    await preload(async () => 'part', ['assets/d.js', 'assets/e.js'])

    expect(askedByThen).toEqual(files.map((file) => `/${file}`))
    expect(asked()).toEqual([...files, 'assets/e.js'].map((file) => `/${file}`))
  })

  it('leave out the style sheet, which every page has', async () => {
    await preload(async () => undefined, ['assets/start.css'])

    expect(asked()).toEqual([])
  })
})
