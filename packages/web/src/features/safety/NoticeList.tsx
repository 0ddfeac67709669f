import {
  type NoticeKind,
  type NoticeSeverity,
  type NoticeState,
  noticeKinds,
  noticeSeverities,
} from '@materia/contract'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useDeferredValue } from 'react'
import { newsPaths } from '../../domain/news-paths.ts'
import { offsetIn, useAddressFilters } from '../../lib/address-filters.ts'
import { ChoiceField, SearchField, SearchWithFilters } from '../../ui/list-filters.tsx'
import { useNearWindow } from '../../ui/near-window.ts'
import { Empty, Failed, Loading } from '../../ui/states.tsx'
import { Pager } from '../../ui/tables/pager.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { pageSize, useNotices } from './api.ts'
import { useSafetyMessages } from './messages.ts'
import { NoticeCard } from './NoticeCard.tsx'
import { SafetyFeed } from './SafetyFeed.tsx'

const stateChoices = ['open', 'Anticipated', 'Active', 'Resolved'] as const
const openStates: NoticeState[] = ['Anticipated', 'Active']

/** All notices, one's own or those on an item, by kind, state and severity, newest first. */
export function NoticeList({ mine, contentItemId }: { mine: boolean; contentItemId?: string }) {
  const t = useSafetyMessages()
  const { values, set } = useAddressFilters({ searchTerm: '', kind: '', state: '', severity: '', offset: '' })
  const kind = noticeKinds.find((each) => each === values.kind)
  const state = stateChoices.find((each) => each === values.state)
  const severity = noticeSeverities.find((each) => each === values.severity)
  return (
    <>
      <SearchWithFilters
        chosen={[kind, state, severity].filter(Boolean).length}
        search={
          <SearchField
            label={t('name')}
            value={values.searchTerm}
            onChange={(searchTerm) => set({ searchTerm, offset: '' })}
          />
        }
      >
        <ChoiceField
          label={t('kind')}
          value={kind ?? ''}
          choices={[
            { value: '', label: t('everyKind') },
            ...noticeKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
          ]}
          onChange={(chosen) => set({ kind: chosen, offset: '' })}
        />
        <ChoiceField
          label={t('state')}
          value={state ?? ''}
          choices={[
            { value: '', label: t('everyState') },
            ...stateChoices.map((value) => ({ value, label: value === 'open' ? t('open') : t(`states.${value}`) })),
          ]}
          onChange={(chosen) => set({ state: chosen, offset: '' })}
        />
        <ChoiceField
          label={t('severity')}
          value={severity ?? ''}
          choices={[
            { value: '', label: t('everySeverity') },
            ...noticeSeverities.map((value) => ({ value, label: t(`severities.${value}`) })),
          ]}
          onChange={(chosen) => set({ severity: chosen, offset: '' })}
        />
      </SearchWithFilters>
      <Found
        filter={{
          mine,
          contentItemId,
          kind,
          severity,
          searchTerm: values.searchTerm.trim(),
          states: state === 'open' ? openStates : state ? [state] : [],
        }}
        offset={offsetIn(values.offset)}
        onMove={(offset) => set({ offset: String(offset) })}
        foot={!contentItemId && <SafetyFeed key={String(mine)} mine={mine} />}
      />
    </>
  )
}

interface Filter {
  mine: boolean
  contentItemId?: string
  kind?: NoticeKind
  severity?: NoticeSeverity
  searchTerm: string
  states: NoticeState[]
}

function Found({
  filter: { mine, contentItemId, kind, severity, searchTerm, states },
  offset,
  onMove,
  foot,
}: {
  filter: Filter
  offset: number
  onMove: (offset: number) => void
  /** Below what was found, and not before it. */
  foot: ReactNode
}) {
  const t = useSafetyMessages()
  const nearWindow = useNearWindow(220)
  const found = useNotices({
    count: pageSize,
    offset,
    ...(mine && { mine: 'true' }),
    ...(contentItemId && { contentItemId }),
    ...(kind && { kind: [kind] }),
    ...(severity && { severity: [severity] }),
    ...(states.length > 0 && { state: states }),
    ...(searchTerm && { searchTerm }),
  })
  // Drawn a part at a time, so that a slow phone goes on answering meanwhile.
  const data = useDeferredValue(found.data)
  if (found.isError) return <Failed error={found.error} onRetry={found.refetch} />
  if (!data) return <Loading label={t('safety')} />
  const { rows, total } = data
  const isNarrowed = searchTerm || kind || severity || states.length > 0
  if (rows.length === 0 && offset === 0)
    return (
      <>
        {mine && !isNarrowed ? (
          <Empty title={t('noneOfMine')}>{t('howMine')}</Empty>
        ) : (
          <Empty title={t('noneFits')}>{isNarrowed && t('tryOther')}</Empty>
        )}
        {foot}
      </>
    )
  return (
    <Box sx={{ opacity: found.isPlaceholderData ? 0.6 : 1 }}>
      {mine && (
        <Typography variant="body2" sx={{ mb: 1 }}>
          {t.rich('whatMine', { choose: (words) => <TextLink href={newsPaths.preferences}>{words}</TextLink> })}
        </Typography>
      )}
      <Typography role="status" sx={{ mb: 1, color: 'text.secondary' }}>
        {t('count', { count: total })}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {rows.map((notice) => (
          <Box component="li" key={notice.noticeId} sx={{ minWidth: 0, ...nearWindow }}>
            <NoticeCard notice={notice} />
          </Box>
        ))}
      </Box>
      <Pager
        offset={offset}
        pageSize={pageSize}
        shown={rows.length}
        total={total}
        onMove={(moved) => {
          onMove(moved)
          window.scrollTo({ top: 0 })
        }}
      />
      {foot}
    </Box>
  )
}
