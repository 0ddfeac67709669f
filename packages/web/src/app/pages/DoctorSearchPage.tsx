import { useSearchParams } from 'react-router'
import { DoctorResults } from '../../features/profiles/doctors/DoctorResults.tsx'
import { DoctorSearchForm } from '../../features/profiles/doctors/DoctorSearchForm.tsx'
import {
  type DoctorSearch,
  emptySearch,
  readSearch,
  writeSearch,
} from '../../features/profiles/doctors/search-address.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { InviteColleague } from '../InviteColleague.tsx'
import { useInvitations } from '../invitations.tsx'
import { usePageMessages } from './messages.ts'

export function DoctorSearchPage() {
  const t = usePageMessages()
  const [address, setAddress] = useSearchParams()
  const search = readSearch(address)
  const show = (wanted: DoctorSearch) => setAddress(writeSearch(wanted))
  const clear = () => show(emptySearch)
  const invitations = useInvitations()
  return (
    <>
      <PageTitle title={t('doctors')} subtitle={t('doctorsOnMateria')} actions={<InviteColleague />} />
      <DoctorSearchForm
        key={writeSearch({ ...search, page: 1 }).toString()}
        search={search}
        onSearch={show}
        onClear={clear}
      />
      <DoctorResults
        search={search}
        menuFor={({ userId, firstName, lastName }) =>
          invitations.entriesFor({ userId, name: `${firstName} ${lastName}` })
        }
        onPage={(page) => show({ ...search, page })}
        onSearch={show}
        onClear={clear}
      />
      {invitations.dialog}
    </>
  )
}
