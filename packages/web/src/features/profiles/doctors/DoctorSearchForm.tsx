import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type FormEvent, useState } from 'react'
import { SearchIcon } from '../../../ui/icons/icons.tsx'
import { FiltersButton } from '../../../ui/list-filters.tsx'
import { useProfileMessages } from '../messages.ts'
import {
  type FieldsProps,
  FurtherFields,
  LocationField,
  NameSearchField,
  SpecialtyField,
  SubSpecialtyField,
} from './DoctorSearchFields.tsx'
import { countFilters, type DoctorSearch } from './search-address.ts'

interface FormProps {
  search: DoctorSearch
  onSearch: (search: DoctorSearch) => void
}

/** One row on wide screens; on a phone name, specialty and place, and the other fields in a sheet. Fields together narrow. */
export function DoctorSearchForm({ search, onSearch }: FormProps) {
  const t = useProfileMessages()
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const [typed, setTyped] = useState(search)
  const onChange = (changes: Partial<DoctorSearch>) => setTyped({ ...typed, ...changes, page: 1 })
  const fields = { typed, onChange }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed)
  }
  return (
    <Card component="form" role="search" aria-label={t('doctors')} onSubmit={submit} sx={{ p: 2, mb: 2 }}>
      {isPhone ? <PhoneFields {...fields} onShow={() => onSearch(typed)} /> : <WideFields {...fields} />}
    </Card>
  )
}

function WideFields(fields: FieldsProps) {
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          alignItems: 'center',
          gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(5, minmax(0, 1fr)) auto' },
        }}
      >
        <NameSearchField name="firstName" {...fields} />
        <NameSearchField name="lastName" {...fields} />
        <LocationField {...fields} />
        <SpecialtyField {...fields} />
        <SubSpecialtyField {...fields} />
        <SubmitButton />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, mt: 1.5, mb: -1 }}>
        <FurtherFields {...fields} />
      </Box>
    </>
  )
}

function PhoneFields({ onShow, ...fields }: FieldsProps & { onShow: () => void }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <NameSearchField name="lastName" {...fields} />
      <SpecialtyField {...fields} />
      <LocationField {...fields} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, '& > *': { flex: '1 1 auto' } }}>
        <FiltersButton chosen={countFilters(fields.typed)} onShow={onShow}>
          <NameSearchField name="firstName" {...fields} />
          <SubSpecialtyField {...fields} />
          <FurtherFields {...fields} />
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
