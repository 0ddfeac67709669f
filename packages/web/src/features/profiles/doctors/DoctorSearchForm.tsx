import { type PracticeLanguage, practiceLanguages } from '@materia/contract'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { useChoiceWords } from '../../../domain/choice-words.ts'
import { useListNames } from '../../../lib/list-names.ts'
import { SearchIcon } from '../../../ui/icons.tsx'
import { useSpecialties } from '../api.ts'
import { useProfileMessages } from '../messages.ts'
import { type DoctorSearch, textMax } from './search-address.ts'

/** One row on wide screens, stacked on a phone. Fields together narrow. */
export function DoctorSearchForm({
  search,
  onSearch,
}: {
  search: DoctorSearch
  onSearch: (search: DoctorSearch) => void
}) {
  const t = useProfileMessages()
  const [typed, setTyped] = useState(search)
  const specialties = useSpecialties()
  const all = specialties.data ?? []
  const { nameOf, inOrder } = useListNames()
  const chosen = all.find(({ names }) => Object.values(names).includes(typed.speciality))
  const subs = chosen ? chosen.subSpecialties : all.flatMap(({ subSpecialties }) => subSpecialties)
  const change = (changes: Partial<DoctorSearch>) => setTyped({ ...typed, ...changes, page: 1 })

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    onSearch(typed)
  }

  return (
    <Card component="form" role="search" aria-label={t('doctors')} onSubmit={onSubmit} sx={{ p: 2, pb: 1, mb: 2 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          alignItems: 'center',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(5, minmax(0, 1fr)) auto' },
        }}
      >
        <SearchField
          label={t('firstName')}
          value={typed.firstName}
          maxLength={textMax.firstName}
          onChange={(firstName) => change({ firstName })}
        />
        <SearchField
          label={t('lastName')}
          value={typed.lastName}
          maxLength={textMax.lastName}
          onChange={(lastName) => change({ lastName })}
        />
        <SearchField
          label={t('location')}
          value={typed.location}
          maxLength={textMax.location}
          onChange={(location) => change({ location })}
        />
        <NameField
          label={t('specialty')}
          options={inOrder(all, nameOf).map(nameOf)}
          value={typed.speciality}
          onChange={(speciality) => change({ speciality })}
        />
        <NameField
          label={t('subSpecialty')}
          options={[...new Set(inOrder(subs, nameOf).map(nameOf))]}
          value={typed.subSpecialty}
          onChange={(subSpecialty) => change({ subSpecialty })}
        />
        <Button type="submit" variant="contained" size="large" startIcon={<SearchIcon size={18} />}>
          {t('search')}
        </Button>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 0.5, mt: 1.5 }}>
        <LanguageField
          value={typed.languageOfPractice}
          onChange={(languageOfPractice) => change({ languageOfPractice })}
        />
        <FormControlLabel
          label={t('accepting')}
          control={
            <Checkbox
              checked={typed.acceptingNewPatients}
              onChange={(event) => change({ acceptingNewPatients: event.target.checked })}
            />
          }
        />
        <FormControlLabel
          label={t('verified')}
          control={
            <Checkbox checked={typed.verified} onChange={(event) => change({ verified: event.target.checked })} />
          }
        />
      </Box>
    </Card>
  )
}

function SearchField({
  label,
  value,
  maxLength,
  onChange,
}: {
  label: string
  value: string
  maxLength: number
  onChange: (text: string) => void
}) {
  return (
    <TextField
      label={label}
      size="small"
      value={value}
      autoComplete="off"
      slotProps={{ htmlInput: { maxLength } }}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

function LanguageField({
  value,
  onChange,
}: {
  value: PracticeLanguage | null
  onChange: (code: PracticeLanguage | null) => void
}) {
  const t = useProfileMessages()
  return (
    <TextField
      select
      size="small"
      label={t('practiceLanguage')}
      value={value ?? ''}
      onChange={(event) => onChange((event.target.value || null) as PracticeLanguage | null)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ width: { xs: '100%', sm: 220 } }}
    >
      <MenuItem value="">{t('anyLanguage')}</MenuItem>
      {practiceLanguages.map((code) => (
        <MenuItem key={code} value={code}>
          {t(`languages.${code}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** A name from the list, or the beginning of one. */
function NameField({
  label,
  options,
  value,
  onChange,
}: {
  label: string
  options: string[]
  value: string
  onChange: (text: string) => void
}) {
  const choiceWords = useChoiceWords()
  return (
    <Autocomplete
      {...choiceWords}
      freeSolo
      size="small"
      options={options}
      inputValue={value}
      onInputChange={(_, text) => onChange(text.slice(0, 200))}
      renderInput={(input) => <TextField {...input} label={label} />}
    />
  )
}
