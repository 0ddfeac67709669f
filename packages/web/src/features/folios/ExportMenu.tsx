import { type FolioExportFormat, folioExportFormats } from '@materia/contract'
import Button from '@mui/material/Button'
import { ActionMenu } from '../../ui/dialogs/menu.tsx'
import { DownloadIcon } from '../../ui/icons/screen-icons.tsx'
import { exportAddress } from './api.ts'
import { useFolioMessages } from './messages.ts'

/** The folio as a file, or as a page to print; order and notes go along. */
export function ExportMenu({ folioId }: { folioId: string }) {
  const t = useFolioMessages()
  const open = (format: FolioExportFormat) => {
    const link = document.createElement('a')
    link.href = exportAddress(folioId, format)
    if (format === 'html') link.target = '_blank'
    link.rel = 'noopener'
    link.click()
  }
  const entries = folioExportFormats.map((format) => ({
    label: t(`formats.${format}`),
    startsGroup: format === 'html',
    onSelect: () => open(format),
  }))
  return (
    <ActionMenu label={t('export')} entries={entries}>
      {(trigger) => (
        <Button variant="contained" color="neutral" startIcon={<DownloadIcon size={18} />} {...trigger}>
          {t('export')}
        </Button>
      )}
    </ActionMenu>
  )
}
