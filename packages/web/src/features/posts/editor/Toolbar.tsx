import Box from '@mui/material/Box'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { usePostMessages } from '../messages.ts'
import type { OpenDialog } from './EditorDialogs.tsx'
import { useFormatting } from './formatting.ts'
import { InsertTools } from './InsertTools.tsx'
import { BlockTools, HistoryTools, MarkTools, ScriptTools, StyleSelect } from './TextTools.tsx'
import { altTool, Line, moveByKeys, styleTool } from './Tool.tsx'

/** One stop for the Tab key; arrows, Home and End move inside. */
export function Toolbar({
  editor,
  onPictures,
  onDialog,
}: {
  editor: Editor
  onPictures: (files: File[]) => void
  onDialog: (dialog: OpenDialog) => void
}) {
  const t = usePostMessages()
  const formatting = useFormatting(editor)
  const [lastTool, setLastTool] = useState(styleTool)
  const stop = lastTool === altTool && !formatting.isImage ? styleTool : lastTool
  const shared = { editor, formatting, stop }

  return (
    <Box
      className="sideways"
      role="toolbar"
      aria-label={t('formatting')}
      onKeyDown={moveByKeys}
      onFocus={(event) => setLastTool((last) => event.target.dataset.tool ?? last)}
      sx={{
        display: 'flex',
        flexWrap: { xs: 'nowrap', md: 'wrap' },
        alignItems: 'center',
        gap: 0.25,
        p: 0.5,
        // Clear of the edges, where the row fades.
        '& [data-tool=alt]': { position: 'sticky', left: 32, right: 32, zIndex: 1, bgcolor: 'neutral.main' },
      }}
    >
      <StyleSelect {...shared} />
      <Line />
      <MarkTools {...shared} />
      <Line />
      <InsertTools {...shared} onPictures={onPictures} onDialog={onDialog} />
      <Line />
      <BlockTools {...shared} />
      <Line />
      <ScriptTools {...shared} />
      <Line />
      <HistoryTools {...shared} />
    </Box>
  )
}
