import type { Folio } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useSession } from '../../../lib/session.ts'
import { PlusIcon } from '../../../ui/icons/icons.tsx'
import { Failed, Loading } from '../../../ui/states.tsx'
import { useFolioMessages } from '../messages.ts'
import { rightsOn } from '../rights.ts'
import type { useSaving } from './saving.ts'

const filterFrom = 9

/** The folios one can save to, each with a box to tick, and a line for a new one. */
export function FolioChoice({
  folios,
  savedToFolioIds,
  saving,
  isPending,
  isError,
  refetch,
}: {
  folios: Folio[]
  savedToFolioIds: string[]
  saving: ReturnType<typeof useSaving>
  isPending: boolean
  isError: boolean
  refetch: () => unknown
}) {
  const t = useFolioMessages()
  const [words, setWords] = useState('')
  if (isPending) return <Loading label={t('folios')} rows={1} />
  if (isError && folios.length === 0) return <Failed error={undefined} title={t('foliosNotLoaded')} onRetry={refetch} />
  const shown = folios.filter((folio) => folio.title.toLowerCase().includes(words.trim().toLowerCase()))

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, p: 1 }}>
      {folios.length >= filterFrom && (
        <TextField
          size="small"
          label={t('findFolio')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          sx={{ mt: 1 }}
        />
      )}
      <Stack sx={{ flex: '0 1 auto', minHeight: 96, maxHeight: 280, overflowY: 'auto', pl: 1 }}>
        {shown.map((folio) => (
          <FormControlLabel
            key={folio.folioId}
            label={<FolioName folio={folio} />}
            control={
              <Checkbox
                checked={savedToFolioIds.includes(folio.folioId)}
                onChange={(event) => void saving.choose(folio, event.target.checked)}
              />
            }
            sx={{ mr: 0, py: 0.5, flexShrink: 0, '& .MuiFormControlLabel-label': { overflowWrap: 'anywhere' } }}
          />
        ))}
      </Stack>
      <NewFolioLine isFirst={folios.length === 0} saving={saving} />
    </Box>
  )
}

/** The title, whose it is and who can see it. */
function FolioName({ folio }: { folio: Folio }) {
  const t = useFolioMessages()
  const { userId } = useSession()
  const owner = rightsOn(folio, userId).isOwner ? t('yours') : (folio.author?.name ?? t('formerMember'))
  return (
    <>
      {folio.title}{' '}
      <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
        {owner} · {t(`levels.${folio.shareLevel}`)}
      </Box>
    </>
  )
}

function NewFolioLine({ isFirst, saving }: { isFirst: boolean; saving: ReturnType<typeof useSaving> }) {
  const t = useFolioMessages()
  const [isOpen, setOpen] = useState(isFirst)
  const [title, setTitle] = useState('')
  if (!isOpen) {
    return (
      <Button
        fullWidth
        startIcon={<PlusIcon size={20} />}
        sx={{ justifyContent: 'flex-start', px: 1, flexShrink: 0 }}
        onClick={() => setOpen(true)}
      >
        {t('newFolio')}
      </Button>
    )
  }
  return (
    <Stack
      component="form"
      spacing={1}
      sx={{ px: 1, pt: 2, pb: 1, flexShrink: 0 }}
      onSubmit={async (event) => {
        event.preventDefault()
        if (title.trim() && (await saving.saveToNew(title.trim()))) {
          setTitle('')
          setOpen(false)
        }
      }}
    >
      <TextField
        size="small"
        label={t('titleOfNew')}
        value={title}
        autoFocus
        onChange={(event) => setTitle(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <Button type="submit" variant="contained" loading={saving.isBusy} disabled={!title.trim()}>
        {t('createAndSave')}
      </Button>
    </Stack>
  )
}
