import { searchTermOf } from '@materia/contract'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import Paper from '@mui/material/Paper'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useDebounced } from '../../../lib/debounced.ts'
import { CloseIcon, SearchIcon } from '../../../ui/icons/icons.tsx'
import { uiMessages } from '../../../ui/messages.ts'
import { onDemand } from '../../../ui/on-demand.tsx'
import { type FindPeople, useSuggestedPeople, useSuggestions } from '../api.ts'
import { useContentMessages } from '../messages.ts'
import { groupSuggestions, type SuggestedLine } from './suggestion-groups.ts'

const SuggestionGroups = onDemand(async () => (await import('./SuggestionGroups.tsx')).SuggestionGroups)

const debounceMs = 150
// A whole question may be pasted; it is searched for by its telling words.
const maxTyped = 2_000
/** While somebody types or chooses; a phone's bar makes room for it. */
export const searchingAttribute = 'data-searching'

/** The search of the application bar: suggestions while typing, Enter for all results. */
export function ContentSearchBox({
  term,
  onSearch,
  findPeople,
}: {
  term: string | null
  onSearch: (term: string) => void
  /** For those who may see the directory. */
  findPeople?: FindPeople
}) {
  const t = useContentMessages()
  const navigate = useNavigate()
  const isPhone = useMediaQuery((theme) => theme.breakpoints.only('xs'), { noSsr: true })
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(term ?? '')
  const [shownTerm, setShownTerm] = useState(term)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  if (term !== shownTerm) {
    setShownTerm(term)
    setTyped(term ?? '')
  }
  const debounced = useDebounced(searchTermOf(typed), debounceMs)
  const { data = [] } = useSuggestions(debounced, { enabled: isOpen })
  const people = useSuggestedPeople(debounced, findPeople, { enabled: isOpen })
  const groups = isOpen ? groupSuggestions(data, people, { mayFindPeople: findPeople !== undefined }) : []
  const lines = groups.flatMap((group) => group.lines)
  const isListed = lines.length > 0

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const leave = () => {
    close()
    input.current?.blur()
  }
  const open = (line: SuggestedLine) => {
    setTyped('')
    // The keyboard of a phone would cover what was chosen.
    leave()
    void navigate(line.href)
  }
  const submit = () => {
    const chosen = lines[active]
    if (chosen) return open(chosen)
    close()
    const searchTerm = searchTermOf(typed)
    if (!searchTerm) return
    if (globalThis.matchMedia?.('(pointer: coarse)').matches) input.current?.blur()
    onSearch(searchTerm)
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') close()
    if (!isListed || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    const step = event.key === 'ArrowDown' ? 1 : -1
    setActive(((active + 1 + step + lines.length + 1) % (lines.length + 1)) - 1)
  }

  return (
    <Box
      component="form"
      role="search"
      {...{ [searchingAttribute]: isOpen || undefined }}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
      sx={{ position: 'relative' }}
    >
      {isPhone && isOpen && (
        // A tap beside the box leaves it, and opens nothing of what lies beneath.
        <Box onMouseDown={(event) => event.preventDefault()} onClick={leave} sx={{ position: 'fixed', inset: 0 }} />
      )}
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 1.5,
          height: 40,
          position: 'relative',
          borderRadius: 1,
          bgcolor: 'bar.hover',
          color: 'bar.text',
          '&:focus-within': { outline: '2px solid', outlineColor: 'focus.ring' },
        }}
      >
        <SearchIcon size={18} />
        <InputBase
          type="search"
          inputRef={input}
          value={typed}
          // There is room for one word beside the other buttons of a phone's bar.
          placeholder={t(isPhone ? 'search' : 'searchPlaceholder')}
          onChange={(event) => {
            setTyped(event.target.value)
            setActive(-1)
            setOpen(true)
          }}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
          slotProps={{
            input: {
              'aria-label': t('searchContents'),
              maxLength: maxTyped,
              role: 'combobox',
              autoComplete: 'off',
              'aria-autocomplete': 'list',
              'aria-expanded': isListed,
              'aria-controls': `${id}-list`,
              'aria-activedescendant': lines[active] && `${id}-${lines[active].key}`,
            },
          }}
          sx={{
            flex: 1,
            color: 'inherit',
            '& input': {
              p: 0,
              textOverflow: 'ellipsis',
              // The browser's own cross to clear it, light on the dark bar.
              colorScheme: 'dark',
              '&:focus-visible': { outline: 'none' },
              '&::placeholder': { color: 'bar.muted', opacity: 1 },
            },
          }}
        />
        {isPhone && isOpen && typed === '' && (
          <IconButton color="inherit" aria-label={uiMessages()('close')} onClick={leave}>
            <CloseIcon size={18} />
          </IconButton>
        )}
      </Box>
      <Paper
        id={`${id}-list`}
        role="listbox"
        aria-label={t('suggestions')}
        hidden={!isListed}
        sx={{
          position: 'absolute',
          insetInline: 0,
          top: 'calc(100% + 4px)',
          zIndex: 10,
          maxHeight: 'min(70vh, 480px)',
          overflowY: 'auto',
          border: 1,
          borderColor: 'divider',
          boxShadow: 8,
        }}
      >
        {isListed && <SuggestionGroups id={id} groups={groups} active={lines[active]} onChoose={open} />}
      </Paper>
    </Box>
  )
}
