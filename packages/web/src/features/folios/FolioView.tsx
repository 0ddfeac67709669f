import type { Clipping, Folio, FolioImportLine } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { paths } from '../../domain/paths.ts'
import { isNotThere } from '../../lib/api-error.ts'
import { useSession } from '../../lib/session.ts'
import { Empty, Failed } from '../../ui/states.tsx'
import { useFolio } from './api.ts'
import { ClippingList } from './clippings/ClippingList.tsx'
import { FolioHeader } from './FolioHeader.tsx'
import { ImportBox } from './ImportBox.tsx'
import { ImportResults } from './ImportResults.tsx'
import { LoadingPart } from './LoadingPart.tsx'
import { useFolioMessages } from './messages.ts'
import { AddDialog, CuratedClippings, PeopleDialog } from './on-demand.tsx'
import { type Rights, rightsOn } from './rights.ts'

/** A folio with its clippings, for its owner, its members and whoever else may read it. */
export function FolioView({
  folioId,
  onDeleted,
  renderActions,
}: {
  folioId: string
  onDeleted?: (folio: Folio) => void
  /** What stands at the foot of each clipping, such as the button that saves it elsewhere. */
  renderActions?: (clipping: Clipping) => ReactNode
}) {
  const t = useFolioMessages()
  const { userId } = useSession()
  const folio = useFolio(folioId)
  // Drawn a part at a time, so that a slow phone goes on answering meanwhile.
  const shown = useDeferredValue(folio.data)
  const loadedAt = useDeferredValue(folio.dataUpdatedAt)
  if (isNotThere(folio.error)) {
    return (
      <Empty title={t('notHere')} action={<Button href={paths.folio}>{t('toMyFolios')}</Button>}>
        {t('mayBeDeleted')}
      </Empty>
    )
  }
  if (!folio.data && folio.error) {
    const hint = t('notSavedHere')
    return <Failed error={folio.error} title={t('folioNotLoaded')} offlineHint={hint} onRetry={folio.refetch} />
  }
  if (!shown) return <LoadingPart part="folio" rows={6} />
  return (
    <LoadedFolio
      key={folioId}
      folio={shown}
      loadedAt={loadedAt}
      rights={rightsOn(shown, userId)}
      onDeleted={onDeleted}
      renderActions={renderActions}
    />
  )
}

type OpenDialog = 'add' | 'people'

function LoadedFolio({
  folio,
  loadedAt,
  rights,
  onDeleted,
  renderActions,
}: {
  folio: Folio
  loadedAt: number
  rights: Rights
  onDeleted?: (folio: Folio) => void
  renderActions?: (clipping: Clipping) => ReactNode
}) {
  const [open, setOpen] = useState<OpenDialog>()
  const [imported, setImported] = useState<FolioImportLine[]>([])
  const isEmpty = folio.clippingsCount === 0
  // The list stays when its last clipping goes, so that this can be undone.
  const [wasFilled, setWasFilled] = useState(!isEmpty)
  if (!isEmpty && !wasFilled) setWasFilled(true)
  const close = () => setOpen(undefined)
  const Clippings = rights.mayClip ? CuratedClippings : ClippingList
  return (
    <>
      <FolioHeader
        folio={folio}
        rights={rights}
        onAdd={() => setOpen('add')}
        onPeople={() => setOpen('people')}
        onDeleted={onDeleted}
      />
      {imported.length > 0 && (
        <Box sx={{ mb: 2 }}>
          <ImportResults lines={imported} onDismiss={() => setImported([])} />
        </Box>
      )}
      {wasFilled && <Clippings folio={folio} loadedAt={loadedAt} renderActions={renderActions} />}
      {isEmpty && (
        <EmptyFolio folio={folio} mayClip={rights.mayClip} onSearch={() => setOpen('add')} onImported={setImported} />
      )}
      {open === 'add' && <AddDialog folio={folio} onClose={close} />}
      {open === 'people' && <PeopleDialog folio={folio} rights={rights} onClose={close} />}
    </>
  )
}

function EmptyFolio({
  folio,
  mayClip,
  onSearch,
  onImported,
}: {
  folio: Folio
  mayClip: boolean
  onSearch: () => void
  onImported: (lines: FolioImportLine[]) => void
}) {
  const t = useFolioMessages()
  if (!mayClip) return <Empty title={t('nothingYet')} />
  return (
    <>
      <Empty title={t('nothingYet')} action={<Button onClick={onSearch}>{t('searchMateria')}</Button>}>
        {t('howToFill')}
      </Empty>
      <ImportBox folioId={folio.folioId} onImported={onImported} />
    </>
  )
}
