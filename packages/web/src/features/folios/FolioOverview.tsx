import type { Folio } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useDeferredValue, useState } from 'react'
import { useSession } from '../../lib/session.ts'
import { deviceKey } from '../../lib/storage-keys.ts'
import { MenuIcon, PlusIcon } from '../../ui/icons/icons.tsx'
import { GridIcon } from '../../ui/icons/screen-icons.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Empty, Loading } from '../../ui/states.tsx'
import { useFolios } from './api.ts'
import { FolioCard, type FolioShape } from './FolioCard.tsx'
import { createdBy, sharedWith } from './folio-list.ts'
import { useFolioMessages } from './messages.ts'
import { ToReadLists } from './on-demand.tsx'
import { InvitationList } from './people/InvitationList.tsx'

const folioShapeKey = deviceKey('folio-shape')

/** All one's folios: invitations, one's own, and those shared by others. */
export function FolioOverview({ hrefOf, onCreate }: { hrefOf: (folioId: string) => string; onCreate: () => void }) {
  const t = useFolioMessages()
  const [shape, setShape] = useState<FolioShape>(() =>
    localStorage.getItem(folioShapeKey) === 'list' ? 'list' : 'grid',
  )
  const choose = (chosen: FolioShape | null) => {
    if (!chosen) return
    localStorage.setItem(folioShapeKey, chosen)
    setShape(chosen)
  }

  return (
    <>
      <PageTitle
        title={t('myFolios')}
        actions={
          <Box sx={{ display: 'flex', gap: 1 }}>
            <ShapeToggle shape={shape} onChoose={choose} />
            <Button variant="contained" startIcon={<PlusIcon size={18} />} onClick={onCreate}>
              {t('newFolio')}
            </Button>
          </Box>
        }
      />
      <InvitationList />
      <Sections shape={shape} hrefOf={hrefOf} onCreate={onCreate} />
      <ToReadLists hrefOf={hrefOf} />
    </>
  )
}

function Sections({
  shape,
  hrefOf,
  onCreate,
}: {
  shape: FolioShape
  hrefOf: (folioId: string) => string
  onCreate: () => void
}) {
  const t = useFolioMessages()
  const { userId } = useSession()
  const folios = useFolios()
  const shown = useDeferredValue(folios.data)
  if (!shown) return <Loading label={t('folios')} />
  if (shown.length === 0) {
    return (
      <Empty
        title={t('keepToFind')}
        action={
          <Button variant="contained" onClick={onCreate}>
            {t('createFirst')}
          </Button>
        }
      >
        {t('whatAFolioIs')}
      </Empty>
    )
  }
  const section = { shape, hrefOf }
  return (
    <>
      <Section title={t('mine')} folios={createdBy(shown, userId)} {...section} />
      <Section title={t('sharedWithMe')} folios={sharedWith(shown, userId)} {...section} />
    </>
  )
}

function Section({
  title,
  folios,
  shape,
  hrefOf,
}: {
  title: string
  folios: Folio[]
  shape: FolioShape
  hrefOf: (folioId: string) => string
}) {
  if (folios.length === 0) return null
  const columns = shape === 'grid' ? { xs: '1fr', sm: '1fr 1fr', md: 'repeat(3, 1fr)' } : '1fr'
  return (
    <Box component="section" aria-label={title} sx={{ mb: 4 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {title}
        <Typography component="span" sx={{ color: 'text.secondary', ml: 1 }}>
          {folios.length}
        </Typography>
      </Typography>
      <Box
        component="ul"
        sx={{ display: 'grid', gridTemplateColumns: columns, gap: 1.5, m: 0, p: 0, listStyle: 'none' }}
      >
        {folios.map((folio) => (
          <FolioCard key={folio.folioId} folio={folio} href={hrefOf(folio.folioId)} shape={shape} />
        ))}
      </Box>
    </Box>
  )
}

function ShapeToggle({ shape, onChoose }: { shape: FolioShape; onChoose: (shape: FolioShape | null) => void }) {
  const t = useFolioMessages()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={shape}
      aria-label={t('howShown')}
      onChange={(_, chosen: FolioShape | null) => onChoose(chosen)}
    >
      <ToggleButton value="grid" aria-label={t('grid')} title={t('grid')} sx={{ width: 44 }}>
        <GridIcon size={20} />
      </ToggleButton>
      <ToggleButton value="list" aria-label={t('list')} title={t('list')} sx={{ width: 44 }}>
        <MenuIcon size={20} />
      </ToggleButton>
    </ToggleButtonGroup>
  )
}
