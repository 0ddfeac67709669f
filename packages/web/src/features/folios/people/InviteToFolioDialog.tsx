import { useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../../lib/session.ts'
import { ChooseDialog } from '../../../ui/dialogs/choose-dialog.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { showSuccess } from '../../../ui/notice.ts'
import { Failed, Loading } from '../../../ui/states.tsx'
import { invitePerson, reloadFolio, useFolios } from '../api.ts'
import { useFolioMessages } from '../messages.ts'

/** Invites one person to one of the viewer's own folios. */
export function InviteToFolioDialog({
  person,
  onClose,
}: {
  person: { userId: string; name: string }
  onClose: () => void
}) {
  const t = useFolioMessages()
  const cache = useQueryClient()
  const { userId } = useSession()
  const folios = useFolios()
  const title = t('inviteToFolio', { name: person.name })
  if (!folios.data) {
    return (
      <Dialog title={title} onClose={onClose}>
        {folios.isError ? <Failed error={folios.error} onRetry={folios.refetch} /> : <Loading label={t('folios')} />}
      </Dialog>
    )
  }
  const own = folios.data.filter((folio) => folio.creator?.userId === userId && folio.shareLevel !== 'Private')
  return (
    <ChooseDialog
      title={title}
      choices={own.map((folio) => ({ id: folio.folioId, label: folio.title, detail: t(`levels.${folio.shareLevel}`) }))}
      empty={t('noOwnFolio')}
      onChoose={async (folioId) => {
        await invitePerson(folioId, { userId: person.userId })
        showSuccess(t('isInvited', { name: person.name }))
        void reloadFolio(cache, folioId)
      }}
      onClose={onClose}
    />
  )
}
