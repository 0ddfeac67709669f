import { type PracticeLanguage, practiceLanguages } from '@materia/contract'
import { maySpecialtyBeMeant } from '@materia/language/specialty-names.ts'
import Autocomplete from '@mui/material/Autocomplete'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useChoiceWords } from '../../../domain/choice-words.ts'
import { useListNames } from '../../../lib/list-names.ts'
import { useSpecialties } from '../api.ts'
import { useProfileMessages } from '../messages.ts'
import { type DoctorSearch, textMax } from './search-address.ts'

export interface FieldsProps {
  typed: DoctorSearch
  onChange: (changes: Partial<DoctorSearch>) => void
}

export function NameSearchField({ name, typed, onChange }: FieldsProps & { name: 'firstName' | 'lastName' }) {
  const t = useProfileMessages()
  return (
    <SearchField
      label={t(name)}
      value={typed[name]}
      maxLength={textMax[name]}
      onChange={(text) => onChange({ [name]: text })}
    />
  )
}

export function LocationField({ typed, onChange }: FieldsProps) {
  return (
    <SearchField
      label={useProfileMessages()('location')}
      value={typed.location}
      maxLength={textMax.location}
      onChange={(location) => onChange({ location })}
    />
  )
}

export function SpecialtyField({ typed, onChange }: FieldsProps) {
  const { nameOf, inOrder } = useListNames()
  return (
    <NameField
      label={useProfileMessages()('specialty')}
      options={inOrder(useSpecialties().data ?? [], nameOf).map(nameOf)}
      value={typed.speciality}
      onChange={(speciality) => onChange({ speciality })}
    />
  )
}

/** Those of the specialty that is chosen, or of all. */
export function SubSpecialtyField({ typed, onChange }: FieldsProps) {
  const all = useSpecialties().data ?? []
  const { nameOf, inOrder } = useListNames()
  const chosen = all.find(({ names }) => Object.values(names).includes(typed.speciality))
  const subs = chosen ? chosen.subSpecialties : all.flatMap(({ subSpecialties }) => subSpecialties)
  return (
    <NameField
      label={useProfileMessages()('subSpecialty')}
      options={[...new Set(inOrder(subs, nameOf).map(nameOf))]}
      value={typed.subSpecialty}
      onChange={(subSpecialty) => onChange({ subSpecialty })}
    />
  )
}

export function AcceptingField({ typed, onChange }: FieldsProps) {
  return (
    <TickField
      label={useProfileMessages()('accepting')}
      checked={typed.acceptingNewPatients}
      onChange={(acceptingNewPatients) => onChange({ acceptingNewPatients })}
    />
  )
}

export function VerifiedField({ typed, onChange }: FieldsProps) {
  return (
    <TickField
      label={useProfileMessages()('verified')}
      checked={typed.verified}
      onChange={(verified) => onChange({ verified })}
    />
  )
}

function TickField({
  label,
  checked,
  onChange,
}: {
  label: string
  checked: boolean
  onChange: (isTicked: boolean) => void
}) {
  return (
    <FormControlLabel
      label={label}
      control={<Checkbox checked={checked} onChange={(event) => onChange(event.target.checked)} />}
    />
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

export function LanguageField({ typed, onChange }: FieldsProps) {
  const t = useProfileMessages()
  return (
    <TextField
      select
      size="small"
      label={t('practiceLanguage')}
      value={typed.languageOfPractice ?? ''}
      onChange={(event) => onChange({ languageOfPractice: (event.target.value || null) as PracticeLanguage | null })}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
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

/** Those that begin as typed first. */
function meantBy(options: string[], { inputValue }: { inputValue: string }): string[] {
  const meant = options.filter((name) => maySpecialtyBeMeant(inputValue, name))
  const isLater = (name: string) => (maySpecialtyBeMeant(inputValue, name.split(' ')[0] ?? '') ? 0 : 1)
  return meant.toSorted((one, other) => isLater(one) - isLater(other))
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
      filterOptions={meantBy}
      inputValue={value}
      onInputChange={(_, text) => onChange(text.slice(0, 200))}
      renderInput={(input) => <TextField {...input} label={label} />}
    />
  )
}
