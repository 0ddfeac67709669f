import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import type { AuthorField } from './post-fields.ts'

/** Names in their order; Enter or a comma adds one. */
export function AuthorsField({
  authors,
  onChange,
}: {
  authors: AuthorField[]
  onChange: (authors: AuthorField[]) => void
}) {
  const known = new Map(authors.map((author) => [author.name, author]))
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      size="small"
      options={[]}
      value={authors.map(({ name }) => name)}
      onChange={(_, names) => onChange(names.flatMap(split).map((name) => known.get(name) ?? { userId: null, name }))}
      renderInput={(params) => (
        <TextField
          {...params}
          placeholder="Add a name"
          slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, 'aria-label': 'Authors' } }}
        />
      )}
    />
  )
}

const split = (typed: string): string[] =>
  typed
    .split(',')
    .map((name) => name.trim().slice(0, 200))
    .filter(Boolean)
