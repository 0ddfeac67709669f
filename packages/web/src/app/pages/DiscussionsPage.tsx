import { PageTitle } from '../../ui/page-title.tsx'
import { Empty } from '../../ui/states.tsx'

export function DiscussionsPage() {
  return (
    <>
      <PageTitle title="Discussions" />
      <Empty title="Nothing here yet.">Your chatrooms will be listed here.</Empty>
    </>
  )
}
