import Box from '@mui/material/Box'
import InputBase from '@mui/material/InputBase'
import { useState } from 'react'
import { SearchIcon } from '../../ui/icons.tsx'

export interface SearchBoxProps {
  /** The term in the address, if it has one. */
  term: string | null
  onSearch: (term: string) => void
}

/** Enter goes to the search results. */
export function SearchBox({ term, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(term ?? '')
  const [shownTerm, setShownTerm] = useState(term)
  if (term !== null && term !== shownTerm) {
    setShownTerm(term)
    setTyped(term)
  }

  return (
    <Box
      component="form"
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim()) onSearch(typed.trim())
      }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        height: 40,
        borderRadius: 1,
        bgcolor: 'bar.hover',
        color: 'bar.text',
        '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      <SearchIcon size={18} />
      <InputBase
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        placeholder="Search drugs, trials, articles"
        slotProps={{ input: { 'aria-label': 'Search contents', maxLength: 200 } }}
        sx={{
          flex: 1,
          color: 'inherit',
          '& input': {
            p: 0,
            '&:focus-visible': { outline: 'none' },
            '&::placeholder': { color: 'bar.muted', opacity: 1 },
          },
        }}
      />
    </Box>
  )
}
