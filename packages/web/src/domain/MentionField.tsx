import InputBase from '@mui/material/InputBase'
import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import Paper from '@mui/material/Paper'
import Popper from '@mui/material/Popper'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { useDebounced } from '../lib/debounced.ts'
import { GrowingTextarea } from '../ui/growing-textarea.tsx'
import { type Mentionable, type MentionText, nameBefore, withName } from './mentions.ts'

export type FindMentionable = (name: string) => Promise<Mentionable[]>

/** A text field of several lines that completes names after an `@`. */
export function MentionField({
  value,
  onChange,
  onKeyDown,
  findPeople,
  inputRef,
  label,
  placeholder,
  describedBy,
  isInvalid = false,
  autoFocus = false,
  maxRows = 6,
}: {
  value: MentionText
  onChange: (value: MentionText) => void
  onKeyDown?: (event: KeyboardEvent) => void
  findPeople: FindMentionable
  inputRef: RefObject<HTMLTextAreaElement | null>
  label: string
  placeholder?: string
  describedBy?: string
  isInvalid?: boolean
  autoFocus?: boolean
  maxRows?: number
}) {
  const listId = useId()
  const [caret, setCaret] = useState(0)
  const [chosen, setChosen] = useState(0)
  const [closedFor, setClosedFor] = useState<string | null>(null)
  const name = nameBefore(value.text, caret)
  const asked = useDebounced(name ?? '', 150)
  const found = useQuery({
    queryKey: ['mentionable', asked],
    queryFn: () => findPeople(asked),
    enabled: asked.trim().length > 1,
    staleTime: 60_000,
  })
  const people = name !== null && name !== closedFor && name.trim().length > 1 ? (found.data ?? []).slice(0, 6) : []
  const isOpen = people.length > 0

  const complete = (person: Mentionable) => {
    const next = withName(value.text, caret, person)
    onChange({ text: next.text, people: [...value.people.filter(({ userId }) => userId !== person.userId), person] })
    setCaret(next.caret)
    setChosen(0)
    requestAnimationFrame(() => {
      inputRef.current?.focus()
      inputRef.current?.setSelectionRange(next.caret, next.caret)
    })
  }
  const move = (step: number) => setChosen((chosen + step + people.length) % people.length)
  /** Whether the key was meant for the list. */
  const chooseBy = (key: string): boolean => {
    const person = people[chosen]
    if (!person) return false
    if (key === 'ArrowDown') move(1)
    else if (key === 'ArrowUp') move(-1)
    else if (key === 'Escape') setClosedFor(name)
    else if (key === 'Enter' || key === 'Tab') complete(person)
    else return false
    return true
  }

  return (
    <>
      <InputBase
        multiline
        inputComponent={GrowingTextarea}
        fullWidth
        autoFocus={autoFocus}
        placeholder={placeholder}
        value={value.text}
        onChange={(event) => {
          setCaret(event.target.selectionStart ?? event.target.value.length)
          setClosedFor(null)
          onChange({ ...value, text: event.target.value })
        }}
        onSelect={(event) => setCaret((event.target as HTMLTextAreaElement).selectionStart ?? 0)}
        onKeyDown={(event) => {
          if (!chooseBy(event.key)) return onKeyDown?.(event)
          event.preventDefault()
          event.stopPropagation()
        }}
        inputRef={inputRef}
        inputProps={{
          maxRows,
          'aria-label': label,
          'aria-describedby': describedBy,
          'aria-invalid': isInvalid,
          'aria-controls': isOpen ? listId : undefined,
          'aria-activedescendant': isOpen ? `${listId}-${chosen}` : undefined,
          'aria-autocomplete': 'list',
        }}
        sx={{
          px: 1.5,
          py: 1,
          minHeight: 44,
          border: 1,
          borderColor: isInvalid ? 'error.main' : 'divider',
          borderRadius: 1,
          bgcolor: 'background.default',
          '&.Mui-focused': { borderColor: 'focus.ring' },
        }}
      />
      <Popper open={isOpen} anchorEl={inputRef.current} placement="top-start" sx={{ zIndex: 'modal' }}>
        <Paper variant="outlined" sx={layer}>
          <MenuList id={listId} role="listbox" aria-label={label} dense autoFocusItem={false}>
            {people.map((person, index) => (
              <MenuItem
                key={person.userId}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                selected={index === chosen}
                aria-selected={index === chosen}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => complete(person)}
              >
                {person.name}
              </MenuItem>
            ))}
          </MenuList>
        </Paper>
      </Popper>
    </>
  )
}

/** Clear of the field, and like every other layer. */
const layer = {
  my: 1.5,
  minWidth: 220,
  maxWidth: 'calc(100vw - 32px)',
  borderColor: 'layer.edge',
  boxShadow: '0 6px 24px var(--mui-palette-layer-shadow)',
}
