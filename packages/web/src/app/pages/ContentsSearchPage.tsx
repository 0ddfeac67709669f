import { PageTitle } from '../../ui/page-title.tsx'
import { Empty } from '../../ui/states.tsx'

export function ContentsSearchPage() {
  return (
    <>
      <PageTitle title="Search" />
      <Empty title="Nothing here yet.">What your search finds will be listed here.</Empty>
    </>
  )
}
