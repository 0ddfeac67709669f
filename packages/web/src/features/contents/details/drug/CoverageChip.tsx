import type { DrugCoverage } from '@materia/contract'
import Box from '@mui/material/Box'
import { Pill } from '../../../../ui/pill.tsx'
import { useItemPageMessages } from '../../page/messages.ts'
import { useDrugMessages } from './messages.ts'

interface Covered {
  coverage: DrugCoverage | null
  /** Null alone says nothing: no formulary may have been read. */
  isUnlisted?: boolean
}

/** How Ontario covers a product, said in words; colour alone says nothing. */
export function CoverageChip({ coverage, isUnlisted = false }: Covered) {
  const t = useItemPageMessages()
  const d = useDrugMessages()
  if (coverage === null)
    return isUnlisted && <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{d('notListed')}</Box>
  return (
    <Pill
      tone={coverage === 'GeneralBenefit' ? 'success' : 'neutral'}
      isFilled={coverage !== 'NotABenefit'}
      title={d(`meanings.${coverage}`)}
    >
      {t(`coverages.${coverage}`)}
    </Pill>
  )
}
