import type { DoctorSearchResult } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useDeferredValue } from 'react'
import { useSession } from '../../../lib/session.ts'
import type { MenuEntry } from '../../../ui/dialogs/menu.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icons/screen-icons.tsx'
import { Failed, Loading } from '../../../ui/states.tsx'
import { useDoctors } from '../api.ts'
import { useProfileMessages } from '../messages.ts'
import { DoctorCard } from './DoctorCard.tsx'
import { NobodyFound } from './NobodyFound.tsx'
import { type DoctorSearch, doctorsPerPage } from './search-address.ts'

/** The people found, two a row, a page at a time. */
export function DoctorResults({
  search,
  menuFor = () => [],
  onPage,
  onSearch,
  onClear,
}: {
  search: DoctorSearch
  menuFor?: (doctor: DoctorSearchResult) => MenuEntry[]
  onPage: (page: number) => void
  onSearch: (search: DoctorSearch) => void
  onClear: () => void
}) {
  const t = useProfileMessages()
  const { userId } = useSession()
  const found = useDoctors(search)
  const shown = useDeferredValue(found.data)
  if (found.isLoadingError) return <Failed error={found.error} onRetry={found.refetch} />
  if (!shown) return <Loading label={t('doctors')} />
  const { doctors, total, isAtLeast } = shown
  if (doctors.length === 0) return <NobodyFound search={search} onSearch={onSearch} onClear={onClear} />

  const first = (search.page - 1) * doctorsPerPage
  const last = first + doctors.length
  const hasNext = isAtLeast || last < total
  const isWhole = !isAtLeast && first === 0 && last === total
  const range = { first: first + 1, last, total: isAtLeast ? Math.max(total, last) : total }
  return (
    <Box aria-busy={found.isFetching} sx={{ opacity: found.isPlaceholderData ? 0.6 : 1 }}>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {isWhole ? t('peopleCount', { count: total }) : t(isAtLeast ? 'rangeAtLeast' : 'range', range)}
      </Typography>
      <Box
        component="ul"
        aria-label={t('doctorsFound')}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {doctors.map((doctor) => (
          <DoctorCard
            key={doctor.userId}
            doctor={doctor}
            isOwn={doctor.userId === userId}
            menuEntries={doctor.userId === userId ? [] : menuFor(doctor)}
          />
        ))}
      </Box>
      {(search.page > 1 || hasNext) && (
        <Stack
          component="nav"
          aria-label={t('pages')}
          direction="row"
          spacing={1}
          sx={{ justifyContent: 'center', mt: 3 }}
        >
          <Button
            variant="contained"
            color="neutral"
            disabled={search.page === 1}
            startIcon={<ChevronLeftIcon size={18} />}
            onClick={() => onPage(search.page - 1)}
          >
            {t('previous')}
          </Button>
          <Button
            variant="contained"
            color="neutral"
            disabled={!hasNext}
            endIcon={<ChevronRightIcon size={18} />}
            onClick={() => onPage(search.page + 1)}
          >
            {t('next')}
          </Button>
        </Stack>
      )}
    </Box>
  )
}
