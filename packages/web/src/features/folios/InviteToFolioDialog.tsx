import { useSession } from '../../lib/session.ts'
import { ChooseDialog } from '../../ui/choose-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showSuccess } from '../../ui/notice.ts'
import { Failed, Loading } from '../../ui/states.tsx'
import { invitePerson, useFolios } from './api.ts'

/** Invites one person to one of the reader's own folios. */
export function InviteToFolioDialog({
  person,
  onClose,
}: {
  person: { userId: string; name: string }
  onClose: () => void
}) {
  const { userId } = useSession()
  const folios = useFolios()
  const title = `Invite ${person.name} to a folio`
  if (!folios.data) {
    return (
      <Dialog title={title} onClose={onClose}>
        {folios.isError ? <Failed error={folios.error} onRetry={folios.refetch} /> : <Loading label="Folios" />}
      </Dialog>
    )
  }
  const own = folios.data.filter((folio) => folio.creator?.userId === userId)
  return (
    <ChooseDialog
      title={title}
      choices={own.map((folio) => ({ id: folio.folioId, label: folio.title, detail: folio.shareLevel }))}
      empty="You own no folio yet. Create one under My Folios first."
      onChoose={async (folioId) => {
        await invitePerson(folioId, { userId: person.userId })
        showSuccess(`${person.name} is invited.`)
      }}
      onClose={onClose}
    />
  )
}
