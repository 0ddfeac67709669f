import Box from '@mui/material/Box'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { useFormats } from '../lib/language.ts'
import { useSelectedInView } from './selected-in-view.ts'

export interface TabEntry<Value extends string> {
  value: Value
  label: string
  count?: number
}

/** Tabs with the panel they control; without any, the panel alone, in its place. The library's measure themselves several times before they stand. */
export function Tabs<Value extends string>({
  label,
  value,
  tabs,
  onChange,
  children,
}: {
  label: string
  value: Value
  tabs: TabEntry<Value>[]
  onChange: (value: Value) => void
  children?: ReactNode
}) {
  const { number } = useFormats()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  useSelectedInView(list, value)
  return (
    <>
      {tabs.length === 0 ? (
        <Box sx={{ height: tabHeight, mb: 2 }} />
      ) : (
        <Box ref={list} className="sideways" role="tablist" aria-label={label} onKeyDown={moveFocus} sx={tabList}>
          {tabs.map((tab) => (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-tab-${tab.value}`}
              aria-selected={tab.value === value}
              aria-controls={children ? `${id}-panel` : undefined}
              tabIndex={tab.value === value ? 0 : -1}
              onClick={() => tab.value !== value && onChange(tab.value)}
            >
              {tab.count === undefined ? tab.label : `${tab.label} (${number(tab.count)})`}
            </button>
          ))}
        </Box>
      )}
      {children && (
        <Box {...(tabs.length > 0 && { role: 'tabpanel', id: `${id}-panel`, 'aria-labelledby': `${id}-tab-${value}` })}>
          {children}
        </Box>
      )}
    </>
  )
}

const tabHeight = 48

const tabList = {
  display: 'flex',
  scrollbarWidth: 'thin',
  mb: 2,
  boxShadow: 'inset 0 -1px var(--mui-palette-divider)',
  '& > button': {
    typography: 'button',
    flex: 'none',
    minHeight: tabHeight,
    px: { xs: 0.75, sm: 2 },
    border: 0,
    bgcolor: 'transparent',
    color: 'text.secondary',
    cursor: 'pointer',
    '&:hover': { color: 'text.primary' },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-selected=true]': {
      color: 'text.primary',
      fontWeight: 650,
      boxShadow: 'inset 0 -3px var(--mui-palette-selection-line)',
    },
  },
} as const

/** The arrows lead from tab to tab; Enter and the space bar choose, as on every button. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const next = nextOf(event.key, {
    place: tabs.indexOf(document.activeElement as HTMLElement),
    last: tabs.length - 1,
  })
  if (next === undefined) return
  event.preventDefault()
  tabs[next]?.focus()
}

function nextOf(key: string, { place, last }: { place: number; last: number }): number | undefined {
  if (key === 'ArrowRight') return place === last ? 0 : place + 1
  if (key === 'ArrowLeft') return place <= 0 ? last : place - 1
  if (key === 'Home') return 0
  if (key === 'End') return last
  return undefined
}
