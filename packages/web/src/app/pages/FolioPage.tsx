import { PageTitle } from '../../ui/page-title.tsx'
import { Empty } from '../../ui/states.tsx'

export function FolioPage() {
  return (
    <>
      <PageTitle title="My folios" />
      <Empty title="Nothing here yet.">The collections you keep and share will be listed here.</Empty>
    </>
  )
}
