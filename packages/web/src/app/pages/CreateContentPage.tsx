import { PageTitle } from '../../ui/page-title.tsx'
import { Empty } from '../../ui/states.tsx'

export function CreateContentPage() {
  return (
    <>
      <PageTitle title="Create content" />
      <Empty title="Nothing here yet.">You will be able to write articles and share links here.</Empty>
    </>
  )
}
