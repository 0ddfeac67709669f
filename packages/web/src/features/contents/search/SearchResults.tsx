import type { ContentItemType } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Pagination from '@mui/material/Pagination'
import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useDeferredValue } from 'react'
import { paths } from '../../../lib/paths.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Empty, Failed, Loading } from '../../../ui/states.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { searchPageSize, useSearch } from '../api.ts'
import { ContentCard } from '../card/ContentCard.tsx'
import { useCardKeys } from '../card/keys.ts'
import { type KindChoice, kindChoices, typesOf } from '../kinds.ts'

/** How far the search can be paged. */
const reachable = 5_000

export interface SearchAddress {
  searchTerm: string
  kind: KindChoice | 'all'
  isRecent: boolean
  page: number
}

interface SearchResultsProps {
  address: SearchAddress
  onChange: (change: Partial<SearchAddress>) => void
}

/** What a search found: counted by kind, by relevance or newest first, page by page. */
export function SearchResults({ address, onChange }: SearchResultsProps) {
  useCardKeys()
  const { searchTerm, kind, isRecent, page } = address
  const filter = kind === 'all' ? [] : typesOf([kind])
  const results = useSearch({ searchTerm, filter, isRecent, offset: (page - 1) * searchPageSize })
  // Twenty cards are drawn in small steps: until they are there, what stood before stays.
  const data = useDeferredValue(results.data)
  if (searchTerm === '') {
    return (
      <>
        <PageTitle title="Search" />
        <Empty title="What are you looking for?">
          Type a drug, a condition, an author, or paste a DIN, PMID, DOI, NCT number or link into the search box above.
        </Empty>
      </>
    )
  }
  const total = data?.total ?? 0
  const words = tellingWordsOf(searchTerm)
  return (
    <Box sx={{ maxWidth: 760, mx: 'auto' }}>
      <PageTitle
        title={`“${searchTerm}”`}
        subtitle={
          <span role="status">
            {data ? `${total.toLocaleString('en-CA')} ${total === 1 ? 'result' : 'results'}` : 'Searching'}
          </span>
        }
        actions={<Sort isRecent={isRecent} onChange={(next) => onChange({ isRecent: next, page: 1 })} />}
      />
      {data?.didYouMean && (
        <Typography sx={{ mb: 2 }}>
          Did you mean <Link href={paths.contents(data.didYouMean)}>{data.didYouMean}</Link>?
        </Typography>
      )}
      <Tabs
        label="Kinds"
        value={kind}
        tabs={[
          { value: 'all' as const, label: 'All', count: data && sumOf(data.counts) },
          ...kindChoices
            .map(({ value, label, types }) => ({ value, label, count: data && sumOf(data.counts, types) }))
            .filter(({ value, count }) => count !== 0 || value === kind),
        ]}
        onChange={(next) => onChange({ kind: next, page: 1 })}
      >
        {!data && !results.isError && <Loading label="Results" rows={5} />}
        {results.isError && <Failed error={results.error} onRetry={results.refetch} />}
        {data && data.items.length === 0 && (
          <NothingFound isFiltered={kind !== 'all'} onShowAll={() => onChange({ kind: 'all', page: 1 })} />
        )}
        {data && data.items.length > 0 && (
          <Stack
            spacing={1.5}
            aria-busy={results.isPlaceholderData}
            sx={{ opacity: results.isPlaceholderData ? 0.6 : 1 }}
          >
            {data.items.map((item) => (
              <ContentCard key={item.contentItemId} content={item} words={words} />
            ))}
          </Stack>
        )}
        {data && total > searchPageSize && (
          <Box sx={{ display: 'flex', justifyContent: 'center', py: 3 }}>
            <Pagination
              page={page}
              count={Math.ceil(Math.min(total, reachable) / searchPageSize)}
              onChange={(_, next) => onChange({ page: next })}
              siblingCount={1}
              size="large"
            />
          </Box>
        )}
      </Tabs>
    </Box>
  )
}

function Sort({ isRecent, onChange }: { isRecent: boolean; onChange: (isRecent: boolean) => void }) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Sort"
      value={isRecent ? 'newest' : 'relevance'}
      onChange={(_, chosen: string | null) => chosen && onChange(chosen === 'newest')}
      sx={{ '& .MuiToggleButton-root': { minHeight: 40, px: 1.5 } }}
    >
      <ToggleButton value="relevance">Relevance</ToggleButton>
      <ToggleButton value="newest">Newest</ToggleButton>
    </ToggleButtonGroup>
  )
}

function NothingFound({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) {
  if (isFiltered) {
    return (
      <Empty
        title="Nothing of this kind."
        action={
          <Button variant="contained" color="neutral" onClick={onShowAll}>
            Show all kinds
          </Button>
        }
      />
    )
  }
  return <Empty title="Nothing was found.">Check the spelling, or try fewer or more general words.</Empty>
}

const tellingWordsOf = (term: string) =>
  (term.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).filter((word) => word.length > 2)

function sumOf(counts: Partial<Record<ContentItemType, number>>, types?: readonly ContentItemType[]): number {
  return Object.entries(counts)
    .filter(([type]) => !types || types.includes(type as ContentItemType))
    .reduce((sum, [, count]) => sum + count, 0)
}
