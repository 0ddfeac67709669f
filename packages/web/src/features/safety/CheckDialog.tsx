import type { FolioFinding, SafetySource } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { NoticeLines } from '../../domain/NoticeLines.tsx'
import { paths } from '../../domain/paths.ts'
import { explain } from '../../lib/api-error.ts'
import { useFormats } from '../../lib/language.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { RouterAwareLink } from '../../ui/link.tsx'
import { showError, showSuccess } from '../../ui/notice.ts'
import { exactDate } from '../../ui/relative-time.tsx'
import { Empty, Failed, Loading } from '../../ui/states.tsx'
import { AsOf } from './AsOf.tsx'
import { useFolioCheck, useReplace, useSafetySources } from './api.ts'
import { useSafetyMessages } from './messages.ts'
import { replacementName } from './replacement-name.ts'

interface CheckedFolio {
  folioId: string
  title: string
}

/** What in a folio is retracted, recalled, short, removed or changed; one tap puts another in its place. */
export function CheckDialog({
  folio,
  mayReplace,
  onReplaced,
  onClose,
}: {
  folio: CheckedFolio
  mayReplace: boolean
  onReplaced: () => void
  onClose: () => void
}) {
  const t = useSafetyMessages()
  return (
    <Dialog title={t('checkOf', { title: folio.title })} onClose={onClose} width={640}>
      <Findings folio={folio} mayReplace={mayReplace} onReplaced={onReplaced} />
    </Dialog>
  )
}

/** How far the sources are known is part of the answer: nobody is told that all is well by one that is years old. */
function AllWell({ sources }: { sources: SafetySource[] }) {
  const t = useSafetyMessages()
  const { list } = useFormats()
  const stale = sources.filter(({ isStale }) => isStale)
  const known = stale.flatMap(({ title, asOf }) => (asOf ? [`${exactDate(asOf)} (${title})`] : []))
  return (
    <>
      <Empty title={known.length > 0 ? t('allWellUntil', { sources: list(known) }) : t('allWell')}>
        {t('allWellMeans')}
      </Empty>
      <AsOf sources={sources.filter(({ isStale }) => !isStale)} />
    </>
  )
}

function Findings({
  folio,
  mayReplace,
  onReplaced,
}: {
  folio: CheckedFolio
  mayReplace: boolean
  onReplaced: () => void
}) {
  const t = useSafetyMessages()
  const findings = useFolioCheck(folio.folioId)
  const replace = useReplace(folio.folioId)
  const sources = useSafetySources()
  if (findings.isPending || sources.isPending) return <Loading label={t('checkOf', { title: folio.title })} rows={2} />
  if (findings.isError) return <Failed error={findings.error} onRetry={findings.refetch} />
  if (sources.isError) return <Failed error={sources.error} onRetry={sources.refetch} />
  if (findings.data.length === 0) return <AllWell sources={sources.data} />
  const onReplace = (contentItemId: string, replacementContentItemId: string) =>
    replace.mutate(
      { contentItemId, replacementContentItemId },
      {
        onSuccess: () => {
          showSuccess(t('replaced'))
          onReplaced()
        },
        onError: (error) => showError(explain(error)),
      },
    )
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, mb: 2, listStyle: 'none' }}>
        {findings.data.map((finding) => (
          <Finding
            key={finding.contentItemId}
            finding={finding}
            isBusy={replace.isPending}
            onReplace={mayReplace ? onReplace : undefined}
          />
        ))}
      </Box>
      <AsOf sources={sources.data} />
    </>
  )
}

function Finding({
  finding: { contentItemId, title, notices, noticeCounts, changedOn, replacements },
  isBusy,
  onReplace,
}: {
  finding: FolioFinding
  isBusy: boolean
  onReplace?: (contentItemId: string, replacementContentItemId: string) => void
}) {
  const t = useSafetyMessages()
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Link component={RouterAwareLink} href={paths.content(contentItemId)} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Link>
      <NoticeLines notices={notices} noticeCounts={noticeCounts} />
      {changedOn && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('changedSince', { date: exactDate(changedOn) })}
        </Typography>
      )}
      {onReplace &&
        replacements.map((each) => (
          <Button
            key={each.contentItemId}
            variant="contained"
            color="neutral"
            disabled={isBusy}
            onClick={() => onReplace(contentItemId, each.contentItemId)}
            sx={{ mt: 1, mr: 1, textAlign: 'start' }}
          >
            {t(each.reason === 'Republication' ? 'replaceByRepublication' : 'replaceBy', {
              title: replacementName(each, replacements, [title]),
            })}
          </Button>
        ))}
    </Box>
  )
}
