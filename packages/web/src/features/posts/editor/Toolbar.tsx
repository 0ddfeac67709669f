import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import Tooltip from '@mui/material/Tooltip'
import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { ActionMenu } from '../../../ui/dialogs/menu.tsx'
import {
  AltTextIcon,
  BoldIcon,
  CitationIcon,
  ItalicIcon,
  ListIcon,
  NumberedListIcon,
  RedoIcon,
  SubscriptIcon,
  SuperscriptIcon,
  TableIcon,
  UndoIcon,
} from '../../../ui/icons/editor-icons.tsx'
import { LinkIcon } from '../../../ui/icons/icons.tsx'
import { ImageIcon, QuoteIcon } from '../../../ui/icons/screen-icons.tsx'
import type { messages } from '../messages.en.ts'
import { usePostMessages } from '../messages.ts'
import type { OpenDialog } from './EditorDialogs.tsx'
import { tableEntries } from './table-entries.ts'

const blockStyles = { text: 'text', 2: 'heading', 3: 'subheading', 4: 'smallHeading' } as const
type BlockStyle = keyof typeof blockStyles

const modifier = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '') ? '⌘' : 'Ctrl+'

const styleTool = 'style'
const altTool = 'alt'
const tableTool = 'table'

type ToolName = keyof typeof messages.tools

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
  const picker = useRef<HTMLInputElement>(null)
  const state = useEditorState({
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
  const [lastTool, setLastTool] = useState(styleTool)
  const stop = lastTool === altTool && !state.isImage ? styleTool : lastTool
  const run = () => editor.chain().focus()

  function setStyle(style: BlockStyle) {
    if (style === 'text') run().setParagraph().run()
    else run().setHeading({ level: style }).run()
  }

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
      <Select
        size="small"
        variant="standard"
        disableUnderline
        value={state.style}
        onChange={(event) => setStyle(event.target.value as BlockStyle)}
        slotProps={{ input: { 'aria-label': t('paragraphStyle') } }}
        inputProps={{ tabIndex: tabIndexOf(styleTool, stop) }}
        SelectDisplayProps={toolNamed(styleTool)}
        sx={{ px: 1, minWidth: 128, height: 40, flex: 'none' }}
      >
        {(['text', 2, 3, 4] as const).map((style) => (
          <MenuItem key={style} value={style}>
            {t(`styles.${blockStyles[style]}`)}
          </MenuItem>
        ))}
      </Select>
      <Line />
      <Tool stop={stop} name="bold" keys="B" isOn={state.isBold} onClick={() => run().toggleBold().run()}>
        <BoldIcon size={20} />
      </Tool>
      <Tool stop={stop} name="italic" keys="I" isOn={state.isItalic} onClick={() => run().toggleItalic().run()}>
        <ItalicIcon size={20} />
      </Tool>
      <Tool
        stop={stop}
        name="subscript"
        keys=","
        isOn={state.isSubscript}
        onClick={() => run().toggleMark('subscript').run()}
      >
        <SubscriptIcon size={20} />
      </Tool>
      <Tool
        stop={stop}
        name="superscript"
        keys="."
        isOn={state.isSuperscript}
        onClick={() => run().toggleMark('superscript').run()}
      >
        <SuperscriptIcon size={20} />
      </Tool>
      <Line />
      <Tool
        stop={stop}
        name="list"
        keys="8"
        withShift
        isOn={state.isList}
        onClick={() => run().toggleBulletList().run()}
      >
        <ListIcon size={20} />
      </Tool>
      <Tool
        stop={stop}
        name="numberedList"
        keys="7"
        withShift
        isOn={state.isNumbered}
        onClick={() => run().toggleOrderedList().run()}
      >
        <NumberedListIcon size={20} />
      </Tool>
      <Tool
        stop={stop}
        name="quote"
        keys="B"
        withShift
        isOn={state.isQuote}
        onClick={() => run().toggleBlockquote().run()}
      >
        <QuoteIcon size={20} />
      </Tool>
      <Line />
      <Tool stop={stop} name="link" isOn={state.isLink} onClick={() => onDialog('link')}>
        <LinkIcon size={20} />
      </Tool>
      <Tool stop={stop} name="pictures" onClick={() => picker.current?.click()}>
        <ImageIcon size={20} />
      </Tool>
      {state.isImage && (
        <Tool
          stop={stop}
          name={altTool}
          label={t(state.hasAlt ? 'changeAlt' : 'describePicture')}
          isOn
          onClick={() => onDialog('alt')}
        >
          <AltTextIcon size={24} />
        </Tool>
      )}
      <ActionMenu label={t('tools.table')} entries={tableEntries(editor, state.isTable)}>
        {(trigger) => (
          <Tooltip title={t('tools.table')}>
            <IconButton
              aria-label={t('tools.table')}
              color={state.isTable ? 'primary' : 'default'}
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
      <Tool stop={stop} name="reference" onClick={() => onDialog('reference')}>
        <CitationIcon size={20} />
      </Tool>
      <Line />
      <Tool stop={stop} name="undo" keys="Z" isDisabled={!state.mayUndo} onClick={() => run().undo().run()}>
        <UndoIcon size={20} />
      </Tool>
      <Tool stop={stop} name="redo" keys="Z" withShift isDisabled={!state.mayRedo} onClick={() => run().redo().run()}>
        <RedoIcon size={20} />
      </Tool>
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
    </Box>
  )
}

const tabIndexOf = (tool: string, stop: string) => (tool === stop ? 0 : -1)
const toolNamed = (tool: string): object => ({ 'data-tool': tool })

function Tool({
  name,
  label: given,
  stop,
  keys,
  withShift = false,
  isOn = false,
  isDisabled = false,
  onClick,
  children,
}: {
  name: ToolName
  /** Where it changes with the text. */
  label?: string
  /** The tool that the Tab key reaches. */
  stop: string
  keys?: string
  withShift?: boolean
  isOn?: boolean
  isDisabled?: boolean
  onClick: () => void
  children: ReactNode
}) {
  const t = usePostMessages()
  const label = given ?? t(`tools.${name}`)
  return (
    <Tooltip title={keys ? `${label} (${modifier}${withShift ? `${t('shift')}+` : ''}${keys})` : label}>
      <IconButton
        aria-label={label}
        aria-pressed={isOn}
        aria-disabled={isDisabled}
        {...toolNamed(name)}
        tabIndex={tabIndexOf(name, stop)}
        color={isOn ? 'primary' : 'default'}
        // Keeps the selection in the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={isDisabled ? undefined : onClick}
        sx={{
          borderRadius: 1,
          flex: 'none',
          opacity: isDisabled ? 0.4 : 1,
          bgcolor: isOn ? 'action.selected' : undefined,
        }}
      >
        {children}
      </IconButton>
    </Tooltip>
  )
}

const Line = () => <Divider orientation="vertical" flexItem sx={{ mx: 0.5, my: 1 }} />

function moveByKeys(event: KeyboardEvent<HTMLElement>) {
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tool]')]
  const at = tools.indexOf(event.target as HTMLElement)
  if (at === -1) return
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  tools.at(next % tools.length)?.focus()
}
