import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useRef } from 'react'
import { ActionMenu } from '../../../ui/dialogs/menu.tsx'
import { AltTextIcon, CitationIcon, TableIcon } from '../../../ui/icons/editor-icons.tsx'
import { LinkIcon } from '../../../ui/icons/icons.tsx'
import { ImageIcon } from '../../../ui/icons/screen-icons.tsx'
import { usePostMessages } from '../messages.ts'
import type { OpenDialog } from './EditorDialogs.tsx'
import type { ToolsProps } from './formatting.ts'
import { altTool, Tool, tabIndexOf, tableTool, toolNamed } from './Tool.tsx'
import { tableEntries } from './table-entries.ts'

export function InsertTools({
  editor,
  formatting,
  stop,
  onPictures,
  onDialog,
}: ToolsProps & { onPictures: (files: File[]) => void; onDialog: (dialog: OpenDialog) => void }) {
  const t = usePostMessages()
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <Tool stop={stop} name="link" isOn={formatting.isLink} onClick={() => onDialog('link')}>
        <LinkIcon size={20} />
      </Tool>
      <Tool stop={stop} name="pictures" onClick={() => picker.current?.click()}>
        <ImageIcon size={20} />
      </Tool>
      {formatting.isImage && (
        <Tool
          stop={stop}
          name={altTool}
          label={t(formatting.hasAlt ? 'changeAlt' : 'describePicture')}
          isOn
          onClick={() => onDialog('alt')}
        >
          <AltTextIcon size={24} />
        </Tool>
      )}
      <Tool stop={stop} name="reference" onClick={() => onDialog('reference')}>
        <CitationIcon size={20} />
      </Tool>
      <TableTool editor={editor} formatting={formatting} stop={stop} />
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label={t('pictures')}
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif,image/tiff"
        onChange={(event) => {
          onPictures([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </>
  )
}

function TableTool({ editor, formatting, stop }: ToolsProps) {
  const t = usePostMessages()
  return (
    <ActionMenu label={t('tools.table')} entries={tableEntries(editor, formatting.isTable)}>
      {(trigger) => (
        <Tooltip title={t('tools.table')}>
          <IconButton
            aria-label={t('tools.table')}
            color={formatting.isTable ? 'primary' : 'default'}
            {...trigger}
            {...toolNamed(tableTool)}
            tabIndex={tabIndexOf(tableTool, stop)}
            sx={{ borderRadius: 1, flex: 'none' }}
          >
            <TableIcon size={20} />
          </IconButton>
        </Tooltip>
      )}
    </ActionMenu>
  )
}
