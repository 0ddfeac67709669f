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

/** Puts the picture where the cursor was when it was chosen; nothing stays if it cannot be uploaded. */
export async function insertUploaded(
  editor: Editor,
  { position, label, upload }: { position: number; label: string; upload: () => Promise<{ src: string; alt: string }> },
): Promise<void> {
  const id = crypto.randomUUID()
  editor.view.dispatch(editor.state.tr.setMeta(key, { add: { id, position, label } } satisfies Change))
  try {
    const image = await upload()
    const [place] = key.getState(editor.state)?.find(undefined, undefined, (spec) => spec.id === id) ?? []
    if (place && !editor.isDestroyed) editor.chain().insertContentAt(place.from, { type: 'image', attrs: image }).run()
  } finally {
    if (!editor.isDestroyed) editor.view.dispatch(editor.state.tr.setMeta(key, { remove: id } satisfies Change))
  }
}
