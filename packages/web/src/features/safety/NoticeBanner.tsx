import type { Notice, NoticeMark } from '@materia/contract'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { NoticeLines, noticeColours } from '../../domain/NoticeLines.tsx'
import { newsPaths } from '../../domain/news-paths.ts'
import { paths } from '../../domain/paths.ts'
import { WarningIcon } from '../../ui/icons/icons.tsx'
import { keptTogether } from '../../ui/kept-together.ts'
import { RouterAwareLink } from '../../ui/link.tsx'
import { AsOf } from './AsOf.tsx'
import { useContentNotices, useReplacements, useSafetySources } from './api.ts'
import { useSafetyMessages } from './messages.ts'
import { NoticeSource } from './NoticeCard.tsx'
import { NoticeDates } from './NoticeDates.tsx'
import { sourcesOf } from './notice-sources.ts'
import { replacementName } from './replacement-name.ts'

const shownMax = 3

/** At the top of an item: what happened, since when, what to do, what there is instead, who says so, and as of when. */
export function NoticeBanner({ contentItemId, marks }: { contentItemId: string; marks: NoticeMark[] }) {
  const t = useSafetyMessages()
  const found = useContentNotices(contentItemId)
  const sources = useSafetySources()
  const worst = marks[0]?.severity ?? 'Information'
  // The marks are the open ones, each once; two sources of one retraction are not two retractions.
  const notices = marks.slice(0, shownMax).flatMap(({ noticeId, title }) => {
    const notice = found.data?.find((each) => each.noticeId === noticeId)
    if (!notice) return []
    // In the words of the mark: a post only cites what is retracted. That a name alone leads here, the banner says itself.
    return [notice.match === 'Name' ? notice : { ...notice, title }]
  })
  return (
    <Box
      component="section"
      aria-label={t('safety')}
      sx={{
        mt: 2,
        p: 2,
        minHeight: 164,
        border: 1,
        borderColor: noticeColours[worst],
        borderLeftWidth: 6,
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      {notices.length === 0 && <NoticeLines notices={marks} />}
      {notices.map((notice) => (
        <ToldNotice key={notice.noticeId} notice={notice} />
      ))}
      {notices.length > 0 && <Instead contentItemId={contentItemId} notices={notices} />}
      {marks.length > shownMax && (
        <Link href={newsPaths.safetyOf(contentItemId)} variant="body2">
          {t('andMore', { count: marks.length - shownMax })}
        </Link>
      )}
      <Box sx={{ mt: 1 }}>
        <AsOf sources={sourcesOf(marks, sources.data ?? [])} />
      </Box>
    </Box>
  )
}

/** "Announced in PMID 123": the notice of a retraction is one tap away. */
const withPubmedLinks = (text: string) =>
  text.split(/(PMID \d+)/).map((part) =>
    part.startsWith('PMID ') ? (
      <Link key={part} href={`https://pubmed.ncbi.nlm.nih.gov/${part.slice(5)}/`} target="_blank" rel="noreferrer">
        {part}
      </Link>
    ) : (
      part
    ),
  )

function ToldNotice({ notice }: { notice: Notice }) {
  const t = useSafetyMessages()
  const { kind, severity, title, reason, summary, summaryLanguage, match } = notice
  const isSourcesAdvice = (kind === 'Recall' || kind === 'Advisory') && summary
  return (
    <Box sx={{ mb: 1.5 }}>
      <Typography
        component="h2"
        sx={{ display: 'flex', gap: 0.75, color: noticeColours[severity], fontWeight: 650, overflowWrap: 'anywhere' }}
      >
        <WarningIcon size={20} />
        <span>
          {t(`severities.${severity}`)} · {keptTogether(title)}
          {match === 'Name' && ` (${t('possibly')})`}
        </span>
      </Typography>
      <NoticeDates notice={notice} />
      {reason && <Typography variant="body2">{t('reason', { reason })}</Typography>}
      {!isSourcesAdvice && summary && <Typography variant="body2">{withPubmedLinks(summary)}</Typography>}
      <Typography sx={{ mt: 0.5 }}>
        <strong>{t('whatToDo')}</strong>{' '}
        {isSourcesAdvice ? <span lang={summaryLanguage ?? undefined}>{summary}</span> : t(`advice.${kind}`)}
      </Typography>
      <NoticeSource notice={notice} />
    </Box>
  )
}

function Instead({ contentItemId, notices }: { contentItemId: string; notices: Notice[] }) {
  const t = useSafetyMessages()
  const isSupply = notices.some(({ kind }) => kind === 'Shortage' || kind === 'Discontinuation' || kind === 'Recall')
  const { data } = useReplacements(contentItemId)
  const concerned = notices.flatMap(({ appliesTo }) => appliesTo.map(({ title }) => title))
  if (!data || (data.length === 0 && !isSupply)) return null
  if (data.length === 0) return <Typography variant="body2">{t('noAlternative')}</Typography>
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 650 }}>
        {t(data[0]?.reason === 'Republication' ? 'republishedAs' : 'alternatives')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {data.map((each) => (
          <li key={each.contentItemId}>
            <Link component={RouterAwareLink} href={paths.content(each.contentItemId)}>
              {replacementName(each, data, concerned)}
            </Link>
          </li>
        ))}
      </Box>
    </>
  )
}
