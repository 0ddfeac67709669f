import type { Folio } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../domain/paths.ts'
import { restoreFolio } from '../../features/folios/api.ts'
import { RefusedNotes } from '../../features/folios/clippings/UnsentNoteLine.tsx'
import { FolioNav } from '../../features/folios/FolioNav.tsx'
import { FolioView } from '../../features/folios/FolioOnDemand.tsx'
import { FolioOverview } from '../../features/folios/FolioOverview.tsx'
import { FolioDialog } from '../../features/folios/on-demand.tsx'
import { FolioSlotsProvider } from '../../features/folios/slots.ts'
import { explain } from '../../lib/api-error.ts'
import { SideDrawer } from '../../ui/dialogs/side-drawer.tsx'
import { FolderIcon } from '../../ui/icons/icons.tsx'
import { showError } from '../../ui/notice.ts'
import { UndoBar } from '../../ui/undo-bar.tsx'
import { useDeletedFolio } from '../deleted-folio.ts'
import { folioSlots } from '../folio-slots.ts'
import { usePageMessages } from './messages.ts'

export function FolioPage() {
  const t = usePageMessages()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const folioId = useSearchParams()[0].get('folio')
  const [deleted, setDeleted] = useDeletedFolio()
  const [isCreating, setCreating] = useState(false)
  const undo = async () => {
    if (!deleted) return
    setDeleted(undefined)
    try {
      await restoreFolio(cache, deleted.folioId)
      await navigate(paths.folioOf(deleted.folioId))
    } catch (error) {
      showError(explain(error))
    }
  }

  return (
    <FolioSlotsProvider value={folioSlots}>
      <RefusedNotes />
      {deleted && (
        <UndoBar onUndo={() => void undo()} onDismiss={() => setDeleted(undefined)}>
          {t('folioDeleted', { title: deleted.title })}
        </UndoBar>
      )}
      {folioId ? (
        <OpenFolio
          folioId={folioId}
          onDeleted={(folio) => {
            setDeleted(folio)
            void navigate(paths.folio)
          }}
        />
      ) : (
        <FolioOverview hrefOf={paths.folioOf} onCreate={() => setCreating(true)} />
      )}
      {isCreating && (
        <FolioDialog
          onClose={() => setCreating(false)}
          onDone={(folio) => void navigate(paths.folioOf(folio.folioId))}
        />
      )}
    </FolioSlotsProvider>
  )
}

/** The folio with the others beside it; on small screens they wait in a drawer. */
function OpenFolio({ folioId, onDeleted }: { folioId: string; onDeleted: (folio: Folio) => void }) {
  const t = usePageMessages()
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '260px minmax(0, 1fr)' },
        gap: 3,
        '@media print': { display: 'block' },
      }}
    >
      <Box
        data-screen-only
        sx={{
          display: { xs: 'none', md: 'block' },
          position: 'sticky',
          top: 80,
          alignSelf: 'start',
          maxHeight: 'calc(100vh - 96px)',
          overflowY: 'auto',
        }}
      >
        <FolioNav chosenId={folioId} hrefOf={paths.folioOf} />
      </Box>
      <Box>
        <Button
          startIcon={<FolderIcon size={20} />}
          aria-expanded={isDrawerOpen}
          onClick={() => setDrawerOpen(true)}
          sx={{ display: { md: 'none' }, mb: 1 }}
        >
          {t('folios')}
        </Button>
        <SideDrawer label={t('folios')} open={isDrawerOpen} onClose={() => setDrawerOpen(false)}>
          <FolioNav chosenId={folioId} hrefOf={paths.folioOf} onChosen={() => setDrawerOpen(false)} />
        </SideDrawer>
        <FolioView folioId={folioId} onDeleted={onDeleted} />
      </Box>
    </Box>
  )
}
