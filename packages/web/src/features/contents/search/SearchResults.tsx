import type { ContentItemType } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Pagination from '@mui/material/Pagination'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ComponentType, memo, type ReactNode, useDeferredValue } from 'react'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Empty, Failed, Loading } from '../../../ui/states.tsx'
import { type TabEntry, Tabs } from '../../../ui/tabs.tsx'
import { type SearchWanted, searchPageSize, useKindCounts, useSearch } from '../api.ts'
import { useCardKeys } from '../card/keys.ts'
import { type KindChoice, kindChoices } from '../kinds.ts'
import { LanguageFilter } from '../LanguageFilter.tsx'
import { useContentMessages } from '../messages.ts'
import { type SearchAddress, wantedBy } from './address.ts'
import { FoundCards } from './FoundCards.tsx'
import { HowRead } from './HowRead.tsx'
import { countChosen, type Refinement } from './refinement.ts'

/** How far the search can be paged. */
const reachable = 5_000

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
  /** Colleagues of that name. */
  People?: ComponentType<{ searchTerm: string }>
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
  counts: Partial<Record<ContentItemType, number>> | undefined
  isOutdated: boolean
  error: Error | null
  onRetry: () => void
}

/** Apart from what asks for them: when a reply comes, nothing is drawn again before it is drawn with the reply. */
const Results = memo(function Results(props: ResultsProps) {
  const { address, onChange, Refine, Help, People, foot, data, counts, isOutdated, error, onRetry } = props
  const t = useContentMessages()
  const { searchTerm, kind, isRecent, language, refinement, page } = address
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true })
  if (searchTerm === '') {
    return (
      <>
        <PageTitle title={t('search')} />
        <Empty title={t('lookingForWhat')} action={Help && <Help />}>
          {t('whatToType')}
        </Empty>
      </>
    )
  }
  const total = data?.total ?? 0
  const isEmpty = data !== undefined && total === 0
  const refine = Refine && (
    <Refine wanted={wantedBy(address)} onChange={(next) => onChange({ refinement: next, page: 1 })} />
  )
  return (
    <BesideResults panel={isWide && refine}>
      <PageTitle
        title={t('searchedTerm', { term: searchTerm })}
        subtitle={<span role="status">{data ? t('resultCount', { count: total }) : !error && t('searching')}</span>}
        actions={
          <>
            {Help && (
              <Box sx={{ minWidth: 40 }}>
                <Help />
              </Box>
            )}
            {/* On a phone one line below the title, with the help beside it. */}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {/* The place of both is kept: nothing moves when they come or go. */}
              <Sort isRecent={isRecent} isHidden={isEmpty} onChange={(next) => onChange({ isRecent: next, page: 1 })} />
              {!isWide && refine && <Box sx={{ minWidth: 92 }}>{refine}</Box>}
            </Box>
          </>
        }
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
        {data && data.items.length === 0 && (
          <NothingFound
            isFiltered={kind !== 'all'}
            isRefined={countChosen(refinement) > 0}
            onShowAll={() => onChange({ kind: 'all', page: 1 })}
            onClear={() => onChange({ refinement: {}, page: 1 })}
          />
        )}
        {data && data.items.length > 0 && <FoundCards data={data} searchTerm={searchTerm} isOutdated={isOutdated} />}
        {data && total > searchPageSize && (
          <Box sx={{ display: 'flex', justifyContent: 'center', py: 3 }}>
            <Pagination
              aria-label={t('pagination')}
              getItemAriaLabel={(type, page, isSelected) => pageLabel(t, { type, page, isSelected })}
              page={page}
              count={Math.ceil(Math.min(total, reachable) / searchPageSize)}
              onChange={(_, next) => onChange({ page: next })}
              siblingCount={1}
              size="large"
            />
          </Box>
        )}
      </Tabs>
      {data && foot}
    </BesideResults>
  )
})

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

interface NothingFoundProps {
  isFiltered: boolean
  isRefined: boolean
  onShowAll: () => void
  onClear: () => void
}

function NothingFound({ isFiltered, isRefined, onShowAll, onClear }: NothingFoundProps) {
  const t = useContentMessages()
  if (isRefined) {
    return (
      <Empty
        title={t('nothingRefined')}
        action={
          <Button variant="contained" color="neutral" onClick={onClear}>
            {t('clearRefinement')}
          </Button>
        }
      />
    )
  }
  if (isFiltered) {
    return (
      <Empty
        title={t('nothingOfKind')}
        action={
          <Button variant="contained" color="neutral" onClick={onShowAll}>
            {t('showAllKinds')}
          </Button>
        }
      />
    )
  }
  return <Empty title={t('nothingFound')}>{t('checkSpelling')}</Empty>
}

function pageLabel(
  t: ReturnType<typeof useContentMessages>,
  { type, page, isSelected }: { type: string; page: number | null; isSelected: boolean },
): string {
  if (type === 'next') return t('goToNextPage')
  if (type === 'previous') return t('goToPreviousPage')
  return t(isSelected ? 'onPage' : 'goToPage', { page: String(page) })
}

const kindTabs = (
  t: ReturnType<typeof useContentMessages>,
  counts: ResultsProps['counts'],
  chosen: KindChoice | 'all',
): TabEntry<KindChoice | 'all'>[] => [
  { value: 'all', label: t('all'), count: counts && sumOf(counts) },
  ...kindChoices
    .map(({ value, types }) => ({ value, label: t(`kinds.${value}`), count: counts && sumOf(counts, types) }))
    .filter(({ value, count }) => count !== 0 || value === chosen),
]

/** Among the kinds that sources alone publish, the language of posts chooses nothing. */
const mayHoldPosts = (kind: KindChoice | 'all') => kind === 'all' || kind === 'posts'

const hasPosts = (counts: Partial<Record<ContentItemType, number>> | undefined) =>
  counts?.UserArticle !== undefined || counts?.UserExternalLink !== undefined

function sumOf(counts: Partial<Record<ContentItemType, number>>, types?: readonly ContentItemType[]): number {
  return Object.entries(counts)
    .filter(([type]) => !types || types.includes(type as ContentItemType))
    .reduce((sum, [, count]) => sum + count, 0)
}
