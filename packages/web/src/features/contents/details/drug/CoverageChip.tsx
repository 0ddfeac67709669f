import type { DrugCoverage } from '@materia/contract'
import Chip from '@mui/material/Chip'
import { wholeLabel } from '../../../../ui/chips.ts'
import { useItemPageMessages } from '../../page/messages.ts'

/** How Ontario covers a product, said in words; colour alone says nothing. */
export function CoverageChip({ coverage }: { coverage: DrugCoverage }) {
  const t = useItemPageMessages()
  return (
    <Chip
      size="small"
      label={t(`coverages.${coverage}`)}
      color={coverage === 'GeneralBenefit' ? 'success' : 'default'}
      variant={coverage === 'NotABenefit' ? 'outlined' : 'filled'}
      sx={wholeLabel}
    />
  )
}
