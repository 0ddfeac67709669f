import { PageTitle } from '../../ui/page-title.tsx'
import { Empty } from '../../ui/states.tsx'

export function ContentPage() {
  return (
    <>
      <PageTitle title="Content" />
      <Empty title="Nothing here yet.">The details of what you opened will be shown here.</Empty>
    </>
  )
}
