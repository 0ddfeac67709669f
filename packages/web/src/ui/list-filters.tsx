import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import MenuItem from '@mui/material/MenuItem'
import type { Theme } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Choice } from './fields.tsx'
import { SearchIcon } from './icons/icons.tsx'
import { useUiMessages } from './messages.ts'
import { onDemand } from './on-demand.tsx'

const FilterSheet = onDemand(async () => (await import('./dialogs/filter-sheet.tsx')).FilterSheet)

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

/** A search and several choices that narrow it: a row, on a phone the search alone and the choices in a sheet. */
export function SearchWithFilters({
  search,
  chosen,
  children,
}: {
  search: ReactNode
  /** How many of the choices are made. */
  chosen: number
  children: ReactNode
}) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })
  return (
    <FilterRow>
      {search}
      {isPhone ? <FiltersButton chosen={chosen}>{children}</FiltersButton> : children}
    </FilterRow>
  )
}

/** Opens the sheet with the choices, and says how many are made. */
export function FiltersButton({
  chosen,
  onShow,
  children,
}: {
  chosen: number
  /** Where choices are only told with the sheet's button. */
  onShow?: () => void
  children: ReactNode
}) {
  const t = useUiMessages()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  return (
    <>
      <Button
        variant="contained"
        color="neutral"
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
      >
        {chosen > 0 ? t('filtersChosen', { count: chosen }) : t('filters')}
      </Button>
      {wasOpened && (
        <FilterSheet
          open={isOpen}
          onClose={() => setOpen(false)}
          onShow={() => {
            setOpen(false)
            onShow?.()
          }}
        >
          {children}
        </FilterSheet>
      )}
    </>
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
