import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Empty } from '../../../ui/states.tsx'
import { useSearchesThatFind } from '../api.ts'
import { useProfileMessages } from '../messages.ts'
import { type DoctorSearch, type SearchedField, withOneFieldLess, writeSearch } from './search-address.ts'

/** Says so, and which one field to leave out to find somebody. */
export function NobodyFound({
  search,
  onSearch,
  onClear,
}: {
  search: DoctorSearch
  onSearch: (search: DoctorSearch) => void
  onClear: () => void
}) {
  const t = useProfileMessages()
  const finding = useSearchesThatFind(withOneFieldLess(search))
  const wordsOf = (field: SearchedField) => {
    if (field === 'acceptingNewPatients') return t('accepting')
    if (field === 'verified') return t('verified')
    if (field === 'languageOfPractice') return search[field] ? t(`languages.${search[field]}`) : ''
    return search[field]
  }
  // Most are looked up in no register yet: a shorter name would find no more of them.
  const isForVerified = finding.some(({ field }) => field === 'verified')
  const isWholeOffered = finding.some(({ search: wider }) => writeSearch(wider).size === 0)
  return (
    <Empty
      title={t(isForVerified ? 'nobodyVerified' : 'nobodyFound')}
      action={
        <Stack spacing={1} sx={{ alignItems: 'center' }}>
          {finding.map(({ field, search: wider, total }, place) => (
            <Button
              key={field}
              variant="contained"
              color={place === 0 ? 'primary' : 'neutral'}
              onClick={() => onSearch(wider)}
            >
              {t('withoutField', { field: wordsOf(field), count: total })}
            </Button>
          ))}
          {!isWholeOffered && (
            <Button variant="contained" color="neutral" onClick={onClear}>
              {t('wholeDirectory')}
            </Button>
          )}
        </Stack>
      }
    >
      {t(isForVerified ? 'withoutVerified' : 'tryFewerFields')}
    </Empty>
  )
}
