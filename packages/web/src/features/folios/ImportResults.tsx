import type { FolioImportLine } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useFolioMessages } from './messages.ts'

const isTrouble = (line: FolioImportLine) => ['not-found', 'not-understood', 'folio-full'].includes(line.outcome)

/** What became of every line; those that need a look come first. */
export function ImportResults({ lines, onDismiss }: { lines: FolioImportLine[]; onDismiss?: () => void }) {
  const t = useFolioMessages()
  const added = lines.filter((line) => line.outcome === 'added').length
  const troubled = lines.filter(isTrouble)
  const ordered = [...troubled, ...lines.filter((line) => !isTrouble(line))]
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography role="status" sx={{ flex: 1, fontWeight: 600 }}>
          {troubled.length > 0 ? t('importTroubled', { added, troubled: troubled.length }) : t('importDone', { added })}
        </Typography>
        {onDismiss && <Button onClick={onDismiss}>{t('dismiss')}</Button>}
      </Box>
      <Box
        component="ul"
        aria-label={t('importResult')}
        tabIndex={0}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          maxHeight: 280,
          overflowY: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        {ordered.map((line) => (
          <Box
            component="li"
            key={`${line.line} ${line.text}`}
            sx={{ px: 1.5, py: 1, borderBottom: 1, borderColor: 'divider', contentVisibility: 'auto' }}
          >
            <Typography
              variant="body2"
              sx={{ fontWeight: 600, color: isTrouble(line) ? 'error.main' : 'success.main' }}
            >
              {t(`outcomes.${line.outcome}`)}
            </Typography>
            <Typography variant="body2">{line.title ?? line.text}</Typography>
            {line.title && line.title !== line.text && (
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {t('importLine', { line: line.line, text: line.text })}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
