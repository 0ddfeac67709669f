import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import {
  BoldIcon,
  ItalicIcon,
  ListIcon,
  NumberedListIcon,
  RedoIcon,
  SubscriptIcon,
  SuperscriptIcon,
  UndoIcon,
} from '../../../ui/icons/editor-icons.tsx'
import { QuoteIcon } from '../../../ui/icons/screen-icons.tsx'
import { usePostMessages } from '../messages.ts'
import type { ToolsProps } from './formatting.ts'
import { styleTool, Tool, tabIndexOf, toolNamed } from './Tool.tsx'

const blockStyles = { text: 'text', 2: 'heading', 3: 'subheading', 4: 'smallHeading' } as const
type BlockStyle = keyof typeof blockStyles

export function StyleSelect({ editor, formatting, stop }: ToolsProps) {
  const t = usePostMessages()

  function setStyle(style: BlockStyle) {
    const chain = editor.chain().focus()
    if (style === 'text') chain.setParagraph().run()
    else chain.setHeading({ level: style }).run()
  }

  return (
    <Select
      size="small"
      variant="standard"
      disableUnderline
      value={formatting.style}
      onChange={(event) => setStyle(event.target.value as BlockStyle)}
      slotProps={{ input: { 'aria-label': t('paragraphStyle') } }}
      inputProps={{ tabIndex: tabIndexOf(styleTool, stop) }}
      SelectDisplayProps={toolNamed(styleTool)}
      sx={{ px: 1, minWidth: { xs: 104, sm: 128 }, height: 40, flex: 'none' }}
    >
      {(['text', 2, 3, 4] as const).map((style) => (
        <MenuItem key={style} value={style}>
          {t(`styles.${blockStyles[style]}`)}
        </MenuItem>
      ))}
    </Select>
  )
}

export function MarkTools({ editor, formatting, stop }: ToolsProps) {
  const run = () => editor.chain().focus()
  return (
    <>
      <Tool stop={stop} name="bold" keys="B" isOn={formatting.isBold} onClick={() => run().toggleBold().run()}>
        <BoldIcon size={20} />
      </Tool>
      <Tool stop={stop} name="italic" keys="I" isOn={formatting.isItalic} onClick={() => run().toggleItalic().run()}>
        <ItalicIcon size={20} />
      </Tool>
    </>
  )
}

export function ScriptTools({ editor, formatting, stop }: ToolsProps) {
  const run = () => editor.chain().focus()
  return (
    <>
      <Tool
        stop={stop}
        name="subscript"
        keys=","
        isOn={formatting.isSubscript}
        onClick={() => run().toggleMark('subscript').run()}
      >
        <SubscriptIcon size={20} />
      </Tool>
      <Tool
        stop={stop}
        name="superscript"
        keys="."
        isOn={formatting.isSuperscript}
        onClick={() => run().toggleMark('superscript').run()}
      >
        <SuperscriptIcon size={20} />
      </Tool>
    </>
  )
}

export function BlockTools({ editor, formatting, stop }: ToolsProps) {
  const run = () => editor.chain().focus()
  return (
    <>
      <Tool
        stop={stop}
        name="list"
        keys="8"
        withShift
        isOn={formatting.isList}
        onClick={() => run().toggleBulletList().run()}
      >
        <ListIcon size={20} />
      </Tool>
      <Tool
        stop={stop}
        name="numberedList"
        keys="7"
        withShift
        isOn={formatting.isNumbered}
        onClick={() => run().toggleOrderedList().run()}
      >
        <NumberedListIcon size={20} />
      </Tool>
      <Tool
        stop={stop}
        name="quote"
        keys="B"
        withShift
        isOn={formatting.isQuote}
        onClick={() => run().toggleBlockquote().run()}
      >
        <QuoteIcon size={20} />
      </Tool>
    </>
  )
}

export function HistoryTools({ editor, formatting, stop }: ToolsProps) {
  const run = () => editor.chain().focus()
  return (
    <>
      <Tool stop={stop} name="undo" keys="Z" isDisabled={!formatting.mayUndo} onClick={() => run().undo().run()}>
        <UndoIcon size={20} />
      </Tool>
      <Tool
        stop={stop}
        name="redo"
        keys="Z"
        withShift
        isDisabled={!formatting.mayRedo}
        onClick={() => run().redo().run()}
      >
        <RedoIcon size={20} />
      </Tool>
    </>
  )
}
