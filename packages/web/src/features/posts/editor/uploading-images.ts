import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { type Editor, Extension } from '@tiptap/react'

type Change = { add: { id: string; position: number; label: string } } | { remove: string }
const key = new PluginKey<DecorationSet>('uploading-images')

/** Holds the place of a picture that is still on its way, wherever the text around it moves. */
export const UploadingImages = Extension.create({
  name: 'uploadingImages',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply(transaction, placeholders) {
          const moved = placeholders.map(transaction.mapping, transaction.doc)
          const change = transaction.getMeta(key) as Change | undefined
          if (!change) return moved
          if ('remove' in change)
            return moved.remove(moved.find(undefined, undefined, (spec) => spec.id === change.remove))
          const { id, position, label } = change.add
          return moved.add(transaction.doc, [Decoration.widget(position, () => placeholder(label), { id })])
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
})

function placeholder(label: string): HTMLElement {
  const element = document.createElement('span')
  element.className = 'uploading-image'
  element.setAttribute('role', 'status')
  element.textContent = label
  return element
}

/**
 * Puts pictures where the cursor was when they were chosen, in their order, however long each of them takes. One that
 * cannot be uploaded leaves nothing behind.
 */
export function insertUploaded(
  editor: Editor,
  pictures: { label: string; upload: () => Promise<string> }[],
  onFailed: (error: unknown, label: string) => void,
): void {
  // They stand before a paragraph of their own: what was written stays before them, what is typed now follows.
  if (editor.state.selection.$to.parent.content.size > 0) editor.chain().splitBlock().run()
  const position = editor.state.selection.to
  let before: Promise<unknown> = Promise.resolve()
  for (const { label, upload } of pictures) {
    const id = crypto.randomUUID()
    tell(editor, { add: { id, position, label } })
    const uploaded = upload()
    // Its failure is told in its turn.
    uploaded.catch(() => undefined)
    before = before
      .then(async () => insertImage(editor, id, await uploaded))
      .catch((error: unknown) => onFailed(error, label))
      .then(() => tell(editor, { remove: id }))
  }
}

function tell(editor: Editor, change: Change): void {
  if (!editor.isDestroyed) editor.view.dispatch(editor.state.tr.setMeta(key, change).setMeta('addToHistory', false))
}

function insertImage(editor: Editor, id: string, src: string): void {
  if (editor.isDestroyed) return
  const { state } = editor
  const [decoration] = key.getState(state)?.find(undefined, undefined, (spec) => spec.id === id) ?? []
  const image = state.schema.nodes.image?.create({ src, alt: '' })
  if (!image) return
  const at = decoration && state.doc.resolve(decoration.from)
  // Where the paragraph was deleted meanwhile, the end is the place nobody overlooks.
  editor.view.dispatch(state.tr.insert(at && at.depth > 0 ? at.before() : state.doc.content.size, image))
}
