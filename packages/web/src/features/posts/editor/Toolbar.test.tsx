import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openScreen } from '../../../testing/render.tsx'
import { ArticleEditor } from './ArticleEditor.tsx'

const nothing = () => undefined
const editor = <ArticleEditor content="<p>Words.</p>" onChange={nothing} images={{ upload: async () => '' }} />

async function openEditor() {
  const { person } = openScreen('/', [{ path: '/', element: editor }])
  const toolbar = await screen.findByRole('toolbar', { name: 'Formatting' })
  const tools = [
    within(toolbar).getByRole('combobox', { name: 'Style of the paragraph' }),
    ...within(toolbar).getAllByRole('button'),
  ]
  const tool = (label: string) => within(toolbar).getByRole('button', { name: label })
  return { person, tools, tool, stops: () => tools.filter(({ tabIndex }) => tabIndex === 0) }
}

describe('the toolbar of the editor', () => {
  it('fades at the edge behind which there are more tools', async () => {
    await openEditor()

    expect(screen.getByRole('toolbar', { name: 'Formatting' }).classList.contains('sideways')).toBe(true)
  })

  it('has links, pictures and references before what is needed less often, where a phone shows them', async () => {
    const { tools } = await openEditor()

    expect(tools.slice(1, 6).map((tool) => tool.getAttribute('aria-label'))).toEqual([
      'Bold',
      'Italic',
      'Link',
      'Add pictures',
      'Cite a reference',
    ])
  })

  it('is one stop for the Tab key', async () => {
    const { person, tools, stops } = await openEditor()

    await person.tab()

    expect(document.activeElement).toBe(tools[0])
    expect(stops()).toEqual([tools[0]])
  })

  it('is walked through by arrows, Home and End, and entered again where it was left', async () => {
    const { person, tools, tool, stops } = await openEditor()
    await person.tab()

    await person.keyboard('{ArrowRight}{ArrowRight}')
    expect(document.activeElement).toBe(tool('Italic'))
    await person.keyboard('{End}')
    expect(document.activeElement).toBe(tool('Redo'))
    await person.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(tools[0])
    await person.keyboard('{ArrowLeft}')
    expect(document.activeElement).toBe(tool('Redo'))
    await person.keyboard('{Home}{ArrowRight}')
    expect(document.activeElement).toBe(tool('Bold'))

    await person.tab({ shift: true })
    await person.tab()
    expect(document.activeElement).toBe(tool('Bold'))
    expect(stops()).toEqual([tool('Bold')])
  })
})
