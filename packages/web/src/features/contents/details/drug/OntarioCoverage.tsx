import { type DrugCoverage, drugCoverages } from '@materia/contract'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { CoverageChip } from './CoverageChip.tsx'
import { useDrugMessages } from './messages.ts'

/** How Ontario covers these products, best covered first; null stands for those that its formulary, which was read, does not list. */
export function OntarioCoverage({ coverages }: { coverages: (DrugCoverage | null)[] }) {
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
    </Stack>
  )
}
