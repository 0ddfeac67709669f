import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type FormEvent, type ReactNode, useState } from 'react'
import { SearchIcon } from '../../../ui/icons/icons.tsx'
import { FiltersButton } from '../../../ui/list-filters.tsx'
import { useProfileMessages } from '../messages.ts'
import {
  AcceptingField,
  type FieldsProps,
  LanguageField,
  LocationField,
  NameSearchField,
  SpecialtyField,
  SubSpecialtyField,
  VerifiedField,
} from './DoctorSearchFields.tsx'
import { countFilters, type DoctorSearch, emptySearch, isFilled } from './search-address.ts'

interface FormProps {
  search: DoctorSearch
  onSearch: (search: DoctorSearch) => void
  onClear: () => void
}

/** What people look for first stands first: specialty, place and who accepts patients. Fields together narrow. */
export function DoctorSearchForm({ search, onSearch, onClear }: FormProps) {
  const t = useProfileMessages()
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const [typed, setTyped] = useState(search)
  const onChange = (changes: Partial<DoctorSearch>) => setTyped({ ...typed, ...changes, page: 1 })
  const fields = { typed, onChange }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed)
  }
  const clear = isFilled(typed) && (
    <Button
      sx={{ px: 1, ml: 'auto' }}
      onClick={() => {
        setTyped(emptySearch)
        onClear()
      }}
    >
      {t('clearAll')}
    </Button>
  )
  return (
    <Card component="form" role="search" aria-label={t('doctors')} onSubmit={submit} sx={{ p: 2, mb: 2 }}>
      {isPhone ? (
        <PhoneFields {...fields} onShow={() => onSearch(typed)} clear={clear} />
      ) : (
        <WideFields {...fields} clear={clear} />
      )}
    </Card>
  )
}

function WideFields({ clear, ...fields }: FieldsProps & { clear: ReactNode }) {
  // Narrower than one row, what sends the form stands at its end.
  const isOneRow = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true })
  return (
    <>
      <Box sx={{ ...row, gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr 1fr auto auto' } }}>
        <SpecialtyField {...fields} />
        <LocationField {...fields} />
        <AcceptingField {...fields} />
        {isOneRow ? <SubmitButton /> : <VerifiedField {...fields} />}
      </Box>
      <Box sx={{ ...row, mt: 1.5, gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(4, minmax(0, 1fr))' } }}>
        <SubSpecialtyField {...fields} />
        <NameSearchField name="firstName" {...fields} />
        <NameSearchField name="lastName" {...fields} />
        <LanguageField {...fields} />
      </Box>
      {isOneRow ? (
        <Box sx={{ display: 'flex', justifyContent: 'space-between', minHeight: 42, mt: 0.5, mb: -1 }}>
          <VerifiedField {...fields} />
          {clear}
        </Box>
      ) : (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1.5, mt: 1.5 }}>
          {clear}
          <SubmitButton />
        </Box>
      )}
    </>
  )
}

const row = { display: 'grid', columnGap: 1.5, rowGap: 1.5, alignItems: 'center' } as const

function PhoneFields({ onShow, clear, ...fields }: FieldsProps & { onShow: () => void; clear: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <SpecialtyField {...fields} />
      <LocationField {...fields} />
      <NameSearchField name="lastName" {...fields} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', my: -0.5 }}>
        <AcceptingField {...fields} />
        {clear}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, '& > *': { flex: '1 1 auto' } }}>
        <FiltersButton chosen={countFilters(fields.typed)} onShow={onShow}>
          <NameSearchField name="firstName" {...fields} />
          <SubSpecialtyField {...fields} />
          <LanguageField {...fields} />
          <VerifiedField {...fields} />
        </FiltersButton>
        <SubmitButton />
      </Box>
    </Box>
  )
}

function SubmitButton() {
  const t = useProfileMessages()
  return (
    <Button type="submit" variant="contained" startIcon={<SearchIcon size={18} />}>
      {t('search')}
    </Button>
  )
}
