import { PageTitle } from '../../ui/page-title.tsx'
import { Empty } from '../../ui/states.tsx'

export function DiscoverPage() {
  return (
    <>
      <PageTitle title="Discover" />
      <Empty title="Nothing here yet.">What is new in medicine, for you, will be listed here.</Empty>
    </>
  )
}
