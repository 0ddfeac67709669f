import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ComponentType, memo, type ReactNode, useDeferredValue } from 'react'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Empty, Failed, Loading } from '../../../ui/states.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { type SearchWanted, searchPageSize, useKindCounts, useSearch } from '../api.ts'
import { useCardKeys } from '../card/keys.ts'
import type { KindChoice } from '../kinds.ts'
import { LanguageFilter } from '../LanguageFilter.tsx'
import { useContentMessages } from '../messages.ts'
import { type SearchAddress, wantedBy } from './address.ts'
import { FoundCards } from './FoundCards.tsx'
import { HowRead } from './HowRead.tsx'
import { type KindCounts, kindTabs } from './kind-tabs.ts'
import { NothingFound } from './NothingFound.tsx'
import { ResultPages } from './ResultPages.tsx'
import { countChosen, type Refinement } from './refinement.ts'

type SearchData = NonNullable<ReturnType<typeof useSearch>['data']>

interface SearchResultsProps {
  address: SearchAddress
  onChange: (change: Partial<SearchAddress>) => void
  /** Narrows the results; stands beside them where there is room. */
  Refine?: ComponentType<{ wanted: SearchWanted; onChange: (refinement: Refinement) => void }>
  /** What else a question can say. */
  Help?: ComponentType
  /** Stands below the results, once they are there. */
  foot?: ReactNode
  /** Colleagues of that name or profession. */
  People?: ComponentType<{ searchTerm: string }>
  /** How many they are; null while they are looked for. */
  peopleCount?: number | null
}

/** What a search found: counted by kind, by relevance or newest first, page by page. */
export function SearchResults(props: SearchResultsProps) {
  useCardKeys()
  const wanted = wantedBy(props.address)
  const results = useSearch(wanted)
  const counts = useKindCounts(wanted)
  // Twenty cards are drawn in small steps: until they are there, what stood before stays.
  return (
    <Results
      {...props}
      data={useDeferredValue(results.data)}
      counts={useDeferredValue(counts.data)}
      isOutdated={results.isPlaceholderData}
      error={results.error}
      onRetry={results.refetch}
    />
  )
}

interface ResultsProps extends SearchResultsProps {
  data: SearchData | undefined
  counts: KindCounts | undefined
  isOutdated: boolean
  error: Error | null
  onRetry: () => void
}

/** Apart from what asks for them: when a reply comes, nothing is drawn again before it is drawn with the reply. */
const Results = memo(function Results(props: ResultsProps) {
  const {
    address,
    onChange,
    Refine,
    Help,
    People,
    peopleCount = 0,
    foot,
    data,
    counts,
    isOutdated,
    error,
    onRetry,
  } = props
  const t = useContentMessages()
  const { searchTerm, kind, isRecent, language, refinement, page } = address
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true })
  if (searchTerm === '') return <NothingAsked Help={Help} />
  const total = data?.total ?? 0
  const isEmpty = data !== undefined && total === 0
  const isRefined = countChosen(refinement) > 0
  const isNothing = isEmpty && kind === 'all' && !isRefined
  // Nothing but colleagues, or they are still looked for: then nobody reads that nothing was found.
  const mayBePeople = isNothing && peopleCount !== 0
  const nothingFound = (
    <NothingFound
      isFiltered={kind !== 'all'}
      isRefined={isRefined}
      onShowAll={() => onChange({ kind: 'all', page: 1 })}
      onClear={() => onChange({ refinement: {}, page: 1 })}
    />
  )
  const refine = Refine && (
    <Refine wanted={wantedBy(address)} onChange={(next) => onChange({ refinement: next, page: 1 })} />
  )
  const choices = (
    <>
      {/* The place of both is kept: nothing moves when they come or go. */}
      <Sort isRecent={isRecent} isHidden={isEmpty} onChange={(next) => onChange({ isRecent: next, page: 1 })} />
      {!isWide && refine && <Box sx={{ minWidth: 92 }}>{refine}</Box>}
    </>
  )
  return (
    <BesideResults panel={isWide && refine}>
      <PageTitle
        title={t('searchedTerm', { term: searchTerm })}
        subtitle={<span role="status">{status()}</span>}
        actions={<Actions help={Help && <Help />} choices={!isNothing && choices} />}
      />
      {People && kind === 'all' && page === 1 && <People searchTerm={searchTerm} />}
      <Tabs
        label={t('kindsLabel')}
        value={kind}
        // Nothing of any kind: nothing to choose.
        tabs={isEmpty && kind === 'all' ? [] : kindTabs(t, counts, kind)}
        onChange={(next) => onChange({ kind: next, page: 1 })}
      >
        {/* With the results, and below what stood there before them: nothing moves. */}
        {data && <HowRead {...data} />}
        {(language !== null || (data && mayHoldPosts(kind) && hasPosts(counts))) && (
          <Box sx={{ mb: 1 }}>
            <LanguageFilter look="chips" chosen={language} onChoose={(next) => onChange({ language: next, page: 1 })} />
          </Box>
        )}
        {!data && !error && <Loading label={t('results')} rows={5} />}
        {error && <Failed error={error} onRetry={onRetry} />}
        {data?.items.length === 0 && !mayBePeople && nothingFound}
        {data && data.items.length > 0 && <FoundCards data={data} searchTerm={searchTerm} isOutdated={isOutdated} />}
        {data && total > searchPageSize && (
          <ResultPages page={page} total={total} onChange={(next) => onChange({ page: next })} />
        )}
      </Tabs>
      {data && foot}
    </BesideResults>
  )

  function status() {
    if (!data) return !error && t('searching')
    return !mayBePeople && t('resultCount', { count: total })
  }
})

function NothingAsked({ Help }: Pick<SearchResultsProps, 'Help'>) {
  const t = useContentMessages()
  return (
    <>
      <PageTitle title={t('search')} />
      <Empty title={t('lookingForWhat')} action={Help && <Help />}>
        {t('whatToType')}
      </Empty>
    </>
  )
}

/** One column of attention, with a panel at its side where there is one. */
function BesideResults({ panel, children }: { panel: ReactNode; children: ReactNode }) {
  if (!panel) return <Box sx={{ maxWidth: 760, mx: 'auto' }}>{children}</Box>
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '240px minmax(0, 760px)',
        gap: 4,
        justifyContent: 'center',
        '@media print': { display: 'block' },
      }}
    >
      <Box>{panel}</Box>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  )
}

function Actions({ help, choices }: { help: ReactNode; choices: ReactNode }) {
  return (
    <>
      {help && <Box sx={{ minWidth: 40 }}>{help}</Box>}
      {/* On a phone one line below the title, with the help beside it. */}
      {choices && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{choices}</Box>}
    </>
  )
}

interface SortProps {
  isRecent: boolean
  isHidden: boolean
  onChange: (isRecent: boolean) => void
}

function Sort({ isRecent, isHidden, onChange }: SortProps) {
  const t = useContentMessages()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('sort')}
      style={{ visibility: isHidden ? 'hidden' : 'visible' }}
      value={isRecent ? 'newest' : 'relevance'}
      onChange={(_, chosen: string | null) => chosen && onChange(chosen === 'newest')}
      sx={{ '& .MuiToggleButton-root': { minHeight: 40, px: 1.5 } }}
    >
      <ToggleButton value="relevance">{t('relevance')}</ToggleButton>
      <ToggleButton value="newest">{t('newest')}</ToggleButton>
    </ToggleButtonGroup>
  )
}

/** Among the kinds that sources alone publish, the language of posts chooses nothing. */
const mayHoldPosts = (kind: KindChoice | 'all') => kind === 'all' || kind === 'posts'

const hasPosts = (counts: KindCounts | undefined) =>
  counts?.UserArticle !== undefined || counts?.UserExternalLink !== undefined
