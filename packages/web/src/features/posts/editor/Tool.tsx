import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { KeyboardEvent, ReactNode } from 'react'
import type { messages } from '../messages.en.ts'
import { usePostMessages } from '../messages.ts'

const modifier = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '') ? '⌘' : 'Ctrl+'

export const styleTool = 'style'
export const altTool = 'alt'
export const tableTool = 'table'

type ToolName = keyof typeof messages.tools

export const tabIndexOf = (tool: string, stop: string) => (tool === stop ? 0 : -1)
export const toolNamed = (tool: string): object => ({ 'data-tool': tool })

export function Tool({
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

export const Line = () => <Divider orientation="vertical" flexItem sx={{ mx: 0.5, my: 1 }} />

/** Arrows, Home and End go from one tool to another. */
export function moveByKeys(event: KeyboardEvent<HTMLElement>) {
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tool]')]
  const at = tools.indexOf(event.target as HTMLElement)
  if (at === -1) return
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  tools.at(next % tools.length)?.focus()
}
