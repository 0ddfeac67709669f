import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Choice } from './fields.tsx'
import { SearchIcon } from './icons/icons.tsx'

/** The row of fields above a table. */
export function FilterRow({ children }: { children: ReactNode }) {
  return (
    <Box
      component="search"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2, '&& > *': { width: { xs: '100%', sm: 'auto' } } }}
    >
      {children}
    </Box>
  )
}

const pauseMs = 250

/** What is typed stands at once and is told after a short pause. */
export function SearchField({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (value: string) => void
}) {
  const [typed, setTyped] = useState(value)
  const telling = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(telling.current), [])
  return (
    <TextField
      label={label}
      type="search"
      size="small"
      value={typed}
      onChange={(event) => {
        const text = event.target.value
        setTyped(text)
        clearTimeout(telling.current)
        telling.current = setTimeout(() => onChange(text), pauseMs)
      }}
      sx={{ minWidth: { sm: 280 } }}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon size={18} />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}

export function ChoiceField({
  label,
  fullLabel,
  value,
  choices,
  onChange,
}: {
  label: string
  /** Said instead of the label where several fields have the same one. */
  fullLabel?: string
  value: string
  choices: readonly Choice[]
  onChange: (value: string) => void
}) {
  return (
    <TextField
      select
      label={label}
      size="small"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ minWidth: { sm: 160 } }}
      slotProps={{
        select: {
          displayEmpty: true,
          ...(fullLabel && { SelectDisplayProps: { 'aria-label': fullLabel, 'aria-labelledby': undefined } }),
        },
        inputLabel: { shrink: true },
      }}
    >
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  )
}
