import { PageTitle } from '../../ui/page-title.tsx'
import { Empty } from '../../ui/states.tsx'

export function MyPostsPage() {
  return (
    <>
      <PageTitle title="My posts" />
      <Empty title="Nothing here yet.">Your drafts and published posts will be listed here.</Empty>
    </>
  )
}
