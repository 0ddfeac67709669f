import type { Editor } from '@tiptap/react'
import type { MenuEntry } from '../../../ui/dialogs/menu.tsx'
import { postMessages } from '../messages.ts'

/** What can be done about a table where the cursor stands. */
export function tableEntries(editor: Editor, isInTable: boolean): MenuEntry[] {
  const t = postMessages()
  const run = () => editor.chain().focus()
  if (!isInTable) {
    return [
      {
        label: t('insertTable'),
        onSelect: () => run().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
      },
    ]
  }
  return [
    { label: t('rowAbove'), onSelect: () => run().addRowBefore().run() },
    { label: t('rowBelow'), onSelect: () => run().addRowAfter().run() },
    { label: t('columnLeft'), onSelect: () => run().addColumnBefore().run() },
    { label: t('columnRight'), onSelect: () => run().addColumnAfter().run() },
    { label: t('mergeOrSplit'), startsGroup: true, onSelect: () => run().mergeOrSplit().run() },
    { label: t('headingRow'), onSelect: () => run().toggleHeaderRow().run() },
    { label: t('deleteRow'), startsGroup: true, isDestructive: true, onSelect: () => run().deleteRow().run() },
    { label: t('deleteColumn'), isDestructive: true, onSelect: () => run().deleteColumn().run() },
    { label: t('deleteTable'), isDestructive: true, onSelect: () => run().deleteTable().run() },
  ]
}
