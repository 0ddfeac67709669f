import { PageTitle } from '../../ui/page-title.tsx'
import { Empty } from '../../ui/states.tsx'

export function DrugPage() {
  return (
    <>
      <PageTitle title="Drug" />
      <Empty title="Nothing here yet.">The products of this drug will be listed here.</Empty>
    </>
  )
}
