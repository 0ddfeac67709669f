import type { ContentSummary, Folio } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useDebounced } from '../../lib/debounced.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { CheckIcon, PlusIcon } from '../../ui/icons/icons.tsx'
import { Empty, Failed, Loading } from '../../ui/states.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useContentSearch } from './api.ts'
import { ImportBox } from './ImportBox.tsx'
import { useFolioMessages } from './messages.ts'
import { useSaving } from './saving/saving.ts'

type Way = 'search' | 'paste'

/** Puts things into the folio: found by search, or pasted from elsewhere. */
export function AddDialog({ folio, onClose }: { folio: Folio; onClose: () => void }) {
  const t = useFolioMessages()
  const [way, setWay] = useState<Way>('search')
  return (
    <Dialog title={t('addTo', { title: folio.title })} onClose={onClose} width={640}>
      <Tabs
        label={t('howToAdd')}
        value={way}
        onChange={setWay}
        tabs={[
          { value: 'search', label: t('search') },
          { value: 'paste', label: t('pasteOrImport') },
        ]}
      >
        {way === 'search' ? <SearchToAdd folio={folio} /> : <ImportBox folioId={folio.folioId} />}
      </Tabs>
    </Dialog>
  )
}

function SearchToAdd({ folio }: { folio: Folio }) {
  const t = useFolioMessages()
  const [words, setWords] = useState('')
  const term = useDebounced(words.trim())
  return (
    <Stack spacing={2} sx={{ minHeight: 320 }}>
      <TextField
        label={t('searchEverything')}
        type="search"
        autoFocus
        value={words}
        onChange={(event) => setWords(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <Found term={term} folio={folio} />
    </Stack>
  )
}

function Found({ term, folio }: { term: string; folio: Folio }) {
  const t = useFolioMessages()
  const found = useContentSearch(term)
  if (term === '') return <Empty>{t('typeWords')}</Empty>
  if (found.isPending) return <Loading label={t('searchResults')} rows={2} />
  if (found.isError) return <Failed error={found.error} onRetry={found.refetch} />
  if (found.data.length === 0) return <Empty title={t('nothingFound')}>{t('tryOtherWords')}</Empty>
  return (
    <Stack component="ul" spacing={0} sx={{ m: 0, p: 0, listStyle: 'none' }} aria-label={t('searchResults')}>
      {found.data.map((content) => (
        <FoundRow key={content.contentItemId} content={content} folio={folio} />
      ))}
    </Stack>
  )
}

function FoundRow({ content, folio }: { content: ContentSummary; folio: Folio }) {
  const t = useFolioMessages()
  const { choose } = useSaving(content)
  const isThere = content.savedToFolioIds.includes(folio.folioId)
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{content.title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[content.factLine, content.source?.name].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Button
        variant={isThere ? 'text' : 'contained'}
        color={isThere ? 'success' : 'neutral'}
        startIcon={isThere ? <CheckIcon size={18} /> : <PlusIcon size={18} />}
        aria-pressed={isThere}
        aria-label={t(isThere ? 'addedItem' : 'addItem', { title: content.title })}
        onClick={() => void choose(folio, !isThere)}
        sx={{ flex: 'none' }}
      >
        {t(isThere ? 'added' : 'add')}
      </Button>
    </Box>
  )
}
