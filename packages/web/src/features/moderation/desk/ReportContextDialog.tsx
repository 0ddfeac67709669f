import type { Report, ReportContext } from '@materia/contract'
import { plainText } from '@materia/contract/mentions.ts'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { shownName } from '../../../domain/names.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { Failed, Loading } from '../../../ui/states.tsx'
import { useReportContext } from './api.ts'
import { useDeskMessages } from './messages.ts'

/** A reported message or comment among what was said around it, or the words of a post that is hidden. */
export function ReportContextDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const t = useDeskMessages()
  const context = useReportContext(report.id)
  const title = t(report.subjectType === 'content' ? 'whatWasReported' : 'contextOf')
  return (
    <Dialog title={title} onClose={onClose} width={560}>
      {context.isPending && <Loading label={title} rows={3} />}
      {context.isError && <Failed error={context.error} onRetry={context.refetch} />}
      {context.data && <Said context={context.data} />}
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 2 }}>
        {t('contextRecorded')}
      </Typography>
    </Dialog>
  )
}

function Said({ context: { place, entries, earlier } }: { context: ReportContext }) {
  const t = useDeskMessages()
  if (entries.length === 0) return <Typography>{t('noContext')}</Typography>
  return (
    <Stack spacing={1.5}>
      {place && <Typography sx={{ color: 'text.secondary' }}>{t('inPlace', { place })}</Typography>}
      <Stack component="ol" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((entry) => (
          <Box
            key={entry.id}
            component="li"
            sx={{ borderLeft: 3, borderColor: entry.isSubject ? 'error.main' : 'divider', pl: 1.5 }}
          >
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
                {shownName(entry.authorName)}
              </Box>{' '}
              <RelativeTime date={entry.createdOn} />
              {[entry.isSubject && t('reportedOne'), entry.isHidden && t('isHidden'), entry.isDeleted && t('isDeleted')]
                .filter(Boolean)
                .map((word) => ` · ${word}`)}
            </Typography>
            <Typography sx={text}>{plainText(entry.content)}</Typography>
          </Box>
        ))}
      </Stack>
      {earlier.length > 0 && (
        <>
          <Typography variant="h4" component="h3">
            {t('saidBefore')}
          </Typography>
          {earlier.map(({ content, editedOn }) => (
            <Typography key={editedOn} sx={text}>
              {plainText(content)}
            </Typography>
          ))}
        </>
      )}
    </Stack>
  )
}

const text = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const
