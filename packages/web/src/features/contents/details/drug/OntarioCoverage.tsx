import { type DrugCoverage, type DrugItem, drugCoverages } from '@materia/contract'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { CoverageChip } from './CoverageChip.tsx'
import { FormularyEdition } from './FormularyEdition.tsx'
import { useDrugMessages } from './messages.ts'
import { isCombination } from './strengths.ts'

/** How Ontario covers these products, best covered first; null stands for those that its formulary, which was read, does not list. */
export function OntarioCoverage({
  coverages,
  editionDate = null,
}: {
  coverages: (DrugCoverage | null)[]
  editionDate?: string | null
}) {
  const d = useDrugMessages()
  const covered = Map.groupBy(coverages, (coverage) => coverage)
  const groups = [...drugCoverages, null].flatMap((coverage) => {
    const same = covered.get(coverage)
    return same ? [{ coverage, same }] : []
  })
  return (
    <Stack spacing={0.5}>
      {groups.map(({ coverage, same }) => (
        <Box key={coverage} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
          <CoverageChip coverage={coverage} isUnlisted />
          {groups.length > 1 && (
            <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
              {d('productCount', { count: same.length })}
            </Box>
          )}
        </Box>
      ))}
      {editionDate && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          <FormularyEdition date={editionDate} />
        </Box>
      )}
    </Stack>
  )
}

/** Of an ingredient that stands in combinations too each is told apart: one that is covered says nothing of the other. */
export function CoverageOfProducts({ products, editionDate }: { products: DrugItem[]; editionDate: string | null }) {
  const d = useDrugMessages()
  const coveragesOf = (some: DrugItem[]) => some.map(({ coverage }) => coverage)
  const together = products.filter(isCombination)
  const alone = products.filter((product) => !isCombination(product))
  if (together.length === 0 || alone.length === 0)
    return <OntarioCoverage coverages={coveragesOf(products)} editionDate={editionDate} />
  return (
    <Stack spacing={1}>
      <div>
        {d('byItself')}
        <OntarioCoverage coverages={coveragesOf(alone)} />
      </div>
      <div>
        {d('inCombinations')}
        <OntarioCoverage coverages={coveragesOf(together)} editionDate={editionDate} />
      </div>
    </Stack>
  )
}
