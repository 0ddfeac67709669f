import { PageTitle } from '../../ui/page-title.tsx'
import { Empty } from '../../ui/states.tsx'

export function ProfilePage() {
  return (
    <>
      <PageTitle title="Profile" />
      <Empty title="Nothing here yet.">Your professional profile will stand here.</Empty>
    </>
  )
}
