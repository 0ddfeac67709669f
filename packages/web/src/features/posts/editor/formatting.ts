import { type Editor, useEditorState } from '@tiptap/react'

/** What the text has where the cursor is. */
export const useFormatting = (editor: Editor) =>
  useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      style: ([2, 3, 4] as const).find((level) => now.isActive('heading', { level })) ?? ('text' as const),
      isBold: now.isActive('bold'),
      isItalic: now.isActive('italic'),
      isSubscript: now.isActive('subscript'),
      isSuperscript: now.isActive('superscript'),
      isList: now.isActive('bulletList'),
      isNumbered: now.isActive('orderedList'),
      isQuote: now.isActive('blockquote'),
      isLink: now.isActive('link'),
      isTable: now.isActive('table'),
      isImage: now.isActive('image'),
      hasAlt: Boolean(now.getAttributes('image').alt),
      mayUndo: now.can().undo(),
      mayRedo: now.can().redo(),
    }),
  })

/** What every group of tools is given. */
export interface ToolsProps {
  editor: Editor
  formatting: ReturnType<typeof useFormatting>
  /** The tool that the Tab key reaches. */
  stop: string
}
