import type { FolioImportLine } from '@materia/contract'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { explain } from '../../lib/api-error.ts'
import { UploadIcon } from '../../ui/icons/screen-icons.tsx'
import { showError } from '../../ui/notice.ts'
import { clippingsKey, folioKey, importText, reloadFolios } from './api.ts'
import { ImportResults } from './ImportResults.tsx'
import { useFolioMessages } from './messages.ts'

const maxCharacters = 900_000

/** Takes a pasted list or a file of another program, and tells line by line what became of it. */
export function ImportBox({
  folioId,
  onImported,
}: {
  folioId: string
  /** Takes over telling what became of the lines, where the box disappears with the first of them. */
  onImported?: (lines: FolioImportLine[]) => void
}) {
  const t = useFolioMessages()
  const cache = useQueryClient()
  const file = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [lines, setLines] = useState<FolioImportLine[]>()

  const run = async (given: string) => {
    if (given.length > maxCharacters) {
      showError(t('tooMuch'))
      return
    }
    setBusy(true)
    try {
      const answered = await importText(folioId, given)
      setLines(answered)
      onImported?.(answered)
      setText(
        answered
          .filter(({ outcome }) => outcome === 'not-found' || outcome === 'not-understood')
          .map((line) => line.text)
          .join('\n'),
      )
      for (const queryKey of [folioKey(folioId), clippingsKey(folioId)]) void cache.invalidateQueries({ queryKey })
      void reloadFolios(cache)
    } catch (error) {
      showError(t('nothingImported', { reason: explain(error) }))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Stack
      component="form"
      spacing={1.5}
      onSubmit={(event) => {
        event.preventDefault()
        void run(text)
      }}
    >
      <TextField
        label={t('pasteHere')}
        helperText={t('pasteHint')}
        multiline
        minRows={4}
        maxRows={12}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" loading={isBusy} disabled={text.trim() === ''}>
          {t('addToFolio')}
        </Button>
        <Button
          variant="contained"
          color="neutral"
          startIcon={<UploadIcon size={18} />}
          disabled={isBusy}
          onClick={() => file.current?.click()}
        >
          {t('chooseFile')}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept=".ris,.bib,.bibtex,.nbib,.csv,.txt,.enw"
          aria-label={t('fileToImport')}
          onChange={async (event) => {
            const chosen = event.target.files?.[0]
            event.target.value = ''
            if (chosen) void run(await chosen.text())
          }}
        />
      </Stack>
      {lines && lines.length === 0 && <Typography role="status">{t('nothingInIt')}</Typography>}
      {lines && lines.length > 0 && !onImported && <ImportResults lines={lines} />}
    </Stack>
  )
}
