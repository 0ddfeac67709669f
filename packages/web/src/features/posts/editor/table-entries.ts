import type { Editor } from '@tiptap/react'
import type { MenuEntry } from '../../../ui/menu.tsx'

/** What can be done about a table where the cursor stands. */
export function tableEntries(editor: Editor, isInTable: boolean): MenuEntry[] {
  const run = () => editor.chain().focus()
  if (!isInTable) {
    return [
      {
        label: 'Insert a table, 3 by 3',
        onSelect: () => run().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
      },
    ]
  }
  return [
    { label: 'Row above', onSelect: () => run().addRowBefore().run() },
    { label: 'Row below', onSelect: () => run().addRowAfter().run() },
    { label: 'Column to the left', onSelect: () => run().addColumnBefore().run() },
    { label: 'Column to the right', onSelect: () => run().addColumnAfter().run() },
    { label: 'Merge or split cells', startsGroup: true, onSelect: () => run().mergeOrSplit().run() },
    { label: 'Heading row on or off', onSelect: () => run().toggleHeaderRow().run() },
    { label: 'Delete row', startsGroup: true, isDestructive: true, onSelect: () => run().deleteRow().run() },
    { label: 'Delete column', isDestructive: true, onSelect: () => run().deleteColumn().run() },
    { label: 'Delete table', isDestructive: true, onSelect: () => run().deleteTable().run() },
  ]
}
