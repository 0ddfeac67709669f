import { PageTitle } from '../../ui/page-title.tsx'
import { Empty } from '../../ui/states.tsx'

export function DoctorSearchPage() {
  return (
    <>
      <PageTitle title="Doctors" />
      <Empty title="Nothing here yet.">You will be able to look for colleagues here.</Empty>
    </>
  )
}
