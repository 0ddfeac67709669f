import { useSearchParams } from 'react-router'
import { DoctorResults } from '../../features/profiles/doctors/DoctorResults.tsx'
import { DoctorSearchForm } from '../../features/profiles/doctors/DoctorSearchForm.tsx'
import { type DoctorSearch, readSearch, writeSearch } from '../../features/profiles/doctors/search-address.ts'
import { PageTitle } from '../../ui/page-title.tsx'

export function DoctorSearchPage() {
  const [address, setAddress] = useSearchParams()
  const search = readSearch(address)
  const show = (wanted: DoctorSearch) => setAddress(writeSearch(wanted))
  return (
    <>
      <PageTitle title="Doctors" subtitle="Doctors and nurse practitioners on Materia." />
      <DoctorSearchForm key={writeSearch({ ...search, page: 1 }).toString()} search={search} onSearch={show} />
      <DoctorResults
        search={search}
        onPage={(page) => show({ ...search, page })}
        onClear={() => show(readSearch(new URLSearchParams()))}
      />
    </>
  )
}
