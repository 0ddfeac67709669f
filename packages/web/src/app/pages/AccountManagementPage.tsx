import { PageTitle } from '../../ui/page-title.tsx'
import { Empty } from '../../ui/states.tsx'

export function AccountManagementPage() {
  return (
    <>
      <PageTitle title="Account management" />
      <Empty title="Nothing here yet.">Sponsor and voice-of accounts will be managed here.</Empty>
    </>
  )
}
