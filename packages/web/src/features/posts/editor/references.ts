import type { Node as DocumentNode } from '@tiptap/pm/model'
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state'
import { type Editor, Node } from '@tiptap/react'
import { postMessages } from '../messages.ts'

/** A small number in the text that leads to an entry of the list of references. */
export const Citation = Node.create({
  name: 'citation',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ number: { default: 1, rendered: false, parseHTML: (element) => citedNumber(element) } }),
  parseHTML: () => [{ tag: 'sup', priority: 100, getAttrs: (element) => (citedNumber(element) ? null : false) }],
  renderHTML: ({ node }) => ['sup', {}, ['a', { href: `#ref-${node.attrs.number}` }, String(node.attrs.number)]],
  addProseMirrorPlugins: () => [new Plugin({ appendTransaction: (_, __, state) => renumber(state) })],
})

export const References = Node.create({
  name: 'references',
  group: 'block',
  content: 'reference+',
  isolating: true,
  parseHTML: () => [
    {
      tag: 'ol',
      priority: 100,
      getAttrs: (element) => (element.querySelector(':scope > li[id^="ref-"]') ? null : false),
    },
  ],
  renderHTML: () => ['ol', {}, 0],
})

export const Reference = Node.create({
  name: 'reference',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({
    number: { default: 1, rendered: false, parseHTML: (element) => Number(element.id.slice(4)) || 1 },
  }),
  parseHTML: () => [{ tag: 'li[id^="ref-"]', priority: 100 }],
  renderHTML: ({ node }) => ['li', { id: `ref-${node.attrs.number}` }, 0],
})

const citedNumber = (element: HTMLElement): number =>
  Number(/^#ref-(\d{1,4})$/.exec(element.querySelector('a')?.getAttribute('href') ?? '')?.[1] ?? 0)

export interface ListedReference {
  number: number
  text: string
}

export function listReferences(editor: Editor): ListedReference[] {
  return find(editor.state.doc, 'reference').map(({ node }) => ({
    number: Number(node.attrs.number),
    text: node.textContent,
  }))
}

/** Cites an entry of the list at the cursor; text makes a new entry, and the list itself if there is none. */
export function cite(editor: Editor, choice: { number: number } | { text: string }): void {
  const number =
    'number' in choice ? choice.number : Math.max(0, ...listReferences(editor).map((one) => one.number)) + 1
  const chain = editor.chain().focus().insertContent({ type: 'citation', attrs: { number } })
  if ('number' in choice) {
    chain.run()
    return
  }
  const entry = { type: 'reference', attrs: { number }, content: [{ type: 'text', text: choice.text }] }
  chain
    .command(({ tr, state }) => {
      const [list] = find(tr.doc, 'references')
      const node = state.schema.nodeFromJSON(entry)
      if (list) {
        tr.insert(list.position + list.node.nodeSize - 1, node)
        return true
      }
      const heading = state.schema.nodeFromJSON({
        type: 'heading',
        attrs: { level: 2 },
        content: [{ type: 'text', text: postMessages()('references') }],
      })
      tr.insert(tr.doc.content.size, [heading, state.schema.nodes.references?.create(null, node)].filter(isNode))
      return true
    })
    .run()
}

const isNode = (node: DocumentNode | undefined): node is DocumentNode => node !== undefined

interface Found {
  node: DocumentNode
  position: number
}

function find(doc: DocumentNode, name: string): Found[] {
  const found: Found[] = []
  doc.descendants((node, position) => {
    if (node.type.name === name) found.push({ node, position })
  })
  return found
}

/** Numbers follow the order in which the text cites; what is cited no more goes last, a citation of nothing goes. */
function renumber(state: EditorState): Transaction | null {
  const citations = find(state.doc, 'citation')
  const [list] = find(state.doc, 'references')
  const entries = [...(list?.node.children ?? [])]
  const known = new Set(entries.map((entry) => Number(entry.attrs.number)))
  const cited = [...new Set(citations.map(({ node }) => Number(node.attrs.number)).filter((one) => known.has(one)))]
  const position = (entry: DocumentNode) => {
    const at = cited.indexOf(Number(entry.attrs.number))
    return at === -1 ? cited.length + entries.indexOf(entry) : at
  }
  const ordered = entries.toSorted((a, b) => position(a) - position(b))
  const numbers = new Map(ordered.map((entry, index) => [Number(entry.attrs.number), index + 1]))
  const isInOrder =
    ordered.every((entry, index) => entry === entries[index] && entry.attrs.number === index + 1) &&
    citations.every(({ node }) => known.has(Number(node.attrs.number)))
  if (isInOrder) return null

  const change = state.tr
  if (list) {
    const renumbered = ordered.map((entry, index) => entry.type.create({ number: index + 1 }, entry.content))
    change.replaceWith(list.position + 1, list.position + list.node.nodeSize - 1, renumbered)
  }
  for (const { node, position } of citations.toReversed()) {
    const number = numbers.get(Number(node.attrs.number))
    if (number === undefined) change.delete(position, position + 1)
    else change.setNodeAttribute(position, 'number', number)
  }
  return change
}
