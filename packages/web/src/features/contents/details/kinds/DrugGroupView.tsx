import type { DrugBrandGroup, DrugIngredient } from '@materia/contract'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Empty } from '../../../../ui/states.tsx'
import { Facts } from '../Facts.tsx'
import { InlineReferences, References } from '../References.tsx'
import { ProductTable } from './ProductTable.tsx'

function countOf(all: number, marketed: number): string {
  if (marketed === 0) return String(all)
  return marketed === all ? `${all}, marketed` : `${all}, ${marketed} of them marketed`
}

/** A brand or an ingredient: its products, the decisions on them, and what belongs to it. */
export function DrugGroupView({ content: group }: { content: DrugBrandGroup | DrugIngredient }) {
  const isBrand = group.contentItemType === 'DrugBrandGroup'
  const strengths = new Set(group.drugItems.map((item) => item.strength).filter(Boolean))
  const marketed = group.drugItems.filter((item) => item.drugStatus === 'Marketed').length
  return (
    <>
      <Facts
        label="Facts"
        rows={[
          ['Products', countOf(group.drugItems.length, marketed)],
          ['Strengths', strengths.size > 0 && [...strengths].slice(0, 12).join(', ')],
          [
            isBrand ? 'Ingredients' : 'Brands',
            group.relatedGroups.length > 0 && <InlineReferences references={group.relatedGroups} />,
          ],
          ['French name', group.nameFr !== group.name && group.nameFr],
        ]}
      />
      <Box component="section" aria-labelledby="products">
        <Typography id="products" variant="h2" sx={{ mb: 1 }}>
          Products
        </Typography>
        {group.drugItems.length > 0 ? (
          <ProductTable label={`Products of ${group.name}`} products={group.drugItems} />
        ) : (
          <Empty>No product of this name is listed now.</Empty>
        )}
      </Box>
      <References title="Decisions" references={group.decisions} />
    </>
  )
}
