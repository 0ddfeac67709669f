import { Editor } from '@tiptap/react'
import { afterEach, describe, expect, it } from 'vitest'
import { articleExtensions } from './extensions.ts'
import { cite, listReferences } from './references.ts'
import { insertUploaded } from './uploading-images.ts'

const open: Editor[] = []
afterEach(() => {
  for (const editor of open.splice(0)) editor.destroy()
})

function editorWith(content: string): Editor {
  const editor = new Editor({ element: document.createElement('div'), extensions: articleExtensions, content })
  open.push(editor)
  return editor
}

const stored =
  '<p>One<sup><a href="#ref-1">1</a></sup> two<sup><a href="#ref-2">2</a></sup></p><h2>References</h2><ol><li id="ref-1">First paper.</li><li id="ref-2">Second paper.</li></ol>'

describe('references', () => {
  it('come back from the stored text as they were', () => {
    expect(editorWith(stored).getHTML()).toBe(stored)
  })

  it('begin a list at the end of the text', () => {
    const editor = editorWith('<p>Known.</p>')
    editor.commands.setTextSelection(7)

    cite(editor, { text: 'A paper.' })

    expect(editor.getHTML()).toBe(
      '<p>Known.<sup><a href="#ref-1">1</a></sup></p><h2>References</h2><ol><li id="ref-1">A paper.</li></ol><p></p>',
    )
  })

  it('are numbered in the order in which the text cites them', () => {
    const editor = editorWith(stored)
    editor.commands.setTextSelection(1)

    cite(editor, { text: 'Third paper, cited first.' })

    expect(editor.getHTML()).toContain('<p><sup><a href="#ref-1">1</a></sup>One<sup><a href="#ref-2">2</a></sup>')
    expect(listReferences(editor).map(({ text }) => text)).toEqual([
      'Third paper, cited first.',
      'First paper.',
      'Second paper.',
    ])
  })

  it('can be cited again', () => {
    const editor = editorWith(stored)
    editor.commands.setTextSelection(1)

    cite(editor, { number: 2 })

    expect(listReferences(editor).map(({ text }) => text)).toEqual(['Second paper.', 'First paper.'])
    expect(editor.getHTML().match(/<sup>/g)).toHaveLength(3)
  })

  it('leave no citation behind that leads nowhere', () => {
    const editor = editorWith('<p>One<sup><a href="#ref-7">7</a></sup></p>')

    editor.commands.insertContentAt(1, 'Now ')

    expect(editor.getHTML()).toBe('<p>Now One</p>')
  })
})

describe('pictures on their way', () => {
  it('take their place in the order they were chosen, whichever arrives first', async () => {
    const editor = editorWith('<p>Before</p>')
    editor.commands.setTextSelection(7)
    const arrivals: ((src: string) => void)[] = []
    const picture = (label: string) => ({ label, upload: () => new Promise<string>((arrive) => arrivals.push(arrive)) })

    insertUploaded(editor, [picture('one'), picture('two')], () => undefined)
    editor.commands.insertContent('After')
    arrivals[1]?.('/api/attachment/two')
    arrivals[0]?.('/api/attachment/one')
    await settled()

    expect(editor.getHTML()).toBe(
      '<p>Before</p><img src="/api/attachment/one" alt=""><img src="/api/attachment/two" alt=""><p>After</p>',
    )
  })

  it('leave nothing behind when they fail, and say so', async () => {
    const editor = editorWith('<p>Text</p>')
    const failures: unknown[] = []

    insertUploaded(editor, [{ label: 'x', upload: () => Promise.reject(new Error('too large')) }], (error) =>
      failures.push(error),
    )
    await settled()

    expect(failures).toHaveLength(1)
    expect(editor.getHTML()).not.toContain('img')
  })
})

const settled = () => new Promise((later) => setTimeout(later))
