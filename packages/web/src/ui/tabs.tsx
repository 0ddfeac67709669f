import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import MuiTabs from '@mui/material/Tabs'
import { type ReactNode, useId, useRef } from 'react'
import { useFormats } from '../lib/language.ts'
import { useSelectedInView } from './selected-in-view.ts'

export interface TabEntry<Value extends string> {
  value: Value
  label: string
  count?: number
}

/** Tabs with the panel they control. */
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
  const root = useRef<HTMLDivElement>(null)
  useSelectedInView(root, value)
  return (
    <>
      <MuiTabs
        ref={root}
        value={value}
        onChange={(_, chosen: Value) => onChange(chosen)}
        aria-label={label}
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{
          borderBottom: 1,
          borderColor: 'divider',
          mb: 2,
          // The way back takes no room while there is none.
          '& .MuiTabs-scrollButtons.Mui-disabled:first-of-type': { display: 'none' },
        }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.value}
            value={tab.value}
            label={tab.count === undefined ? tab.label : `${tab.label} (${number(tab.count)})`}
            id={`${id}-tab-${tab.value}`}
            aria-controls={children ? `${id}-panel` : undefined}
            sx={{ minWidth: 0, px: { xs: 0.75, sm: 2 } }}
          />
        ))}
      </MuiTabs>
      {children && (
        <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${value}`}>
          {children}
        </Box>
      )}
    </>
  )
}
