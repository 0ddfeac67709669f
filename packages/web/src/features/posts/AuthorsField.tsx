import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useChoiceWords } from '../../domain/choice-words.ts'
import { useDebounced } from '../../lib/debounced.ts'
import { useSession } from '../../lib/session.ts'
import { type FindColleagues, useColleagues } from './api.ts'
import type { AuthorField } from './authors.ts'
import { addNames, authorStateWord } from './authors.ts'
import { usePostMessages } from './messages.ts'

/** Names in their order: colleagues found by name, or any name by Enter or a comma. Who writes an article stays among them. */
export function AuthorsField({
  authors,
  isOwnWork,
  onChange,
  findColleagues,
}: {
  authors: AuthorField[]
  isOwnWork: boolean
  onChange: (authors: AuthorField[]) => void
  findColleagues: FindColleagues
}) {
  const choiceWords = useChoiceWords()
  const t = usePostMessages()
  const { userId } = useSession()
  const [words, setWords] = useState('')
  const found = useColleagues(useDebounced(words.trim()), findColleagues)
  const known = new Set(authors.map((author) => author.userId))
  const options = words.trim().length > 1 ? (found.data ?? []).filter((person) => !known.has(person.userId)) : []

  const isWriter = (author: AuthorField) => isOwnWork && author.userId === userId
  const withWriter = (left: AuthorField[]) => (left.some(isWriter) ? left : [...authors.filter(isWriter), ...left])

  function take(names: string) {
    setWords('')
    onChange(addNames(authors, names))
  }

  return (
    <Autocomplete<AuthorField, true, false, true>
      {...choiceWords}
      multiple
      freeSolo
      size="small"
      value={authors}
      inputValue={words}
      options={options}
      filterOptions={(people) => people}
      getOptionLabel={(author) => fieldOf(author).name}
      getOptionKey={(author) => fieldOf(author).userId ?? fieldOf(author).name}
      isOptionEqualToValue={(one, other) => fieldOf(one).userId === fieldOf(other).userId}
      onInputChange={(_, typed, reason) => {
        if (reason !== 'blur') setWords(typed)
      }}
      onBlur={() => words.trim() && take(words)}
      onChange={(_, picked, reason, details) => {
        const added = details?.option
        if (reason === 'createOption' && typeof added === 'string') return take(added)
        setWords('')
        onChange(withWriter(picked.map(fieldOf)))
      }}
      renderValue={(shown, getItemProps) =>
        shown.map((author, index) => {
          const { key, onDelete, ...props } = getItemProps({ index })
          const field = fieldOf(author)
          const label = [field.name, authorStateWord(field, userId)].filter(Boolean).join(' · ')
          return (
            <Chip key={key} size="small" label={label} onDelete={isWriter(field) ? undefined : onDelete} {...props} />
          )
        })
      }
      renderOption={({ key, ...props }, person) => (
        <Box component="li" key={key} {...props} sx={{ display: 'block' }}>
          <Typography>{person.name}</Typography>
          {person.about && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {person.about}
            </Typography>
          )}
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          placeholder={t('addName')}
          helperText={t('authorsHint')}
          slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, 'aria-label': t('authors') } }}
        />
      )}
    />
  )
}

const fieldOf = (author: AuthorField | string): AuthorField =>
  typeof author === 'string' ? { userId: null, name: author } : author
