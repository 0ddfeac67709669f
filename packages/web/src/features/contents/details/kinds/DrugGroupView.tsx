import type { DrugBrandGroup, DrugIngredient } from '@materia/contract'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Empty } from '../../../../ui/states.tsx'
import { contentMessages, useContentMessages } from '../../messages.ts'
import { Facts } from '../Facts.tsx'
import { InlineReferences, References } from '../References.tsx'
import { ProductTable } from './ProductTable.tsx'

function countOf(all: number, marketed: number): string {
  const t = contentMessages()
  if (marketed === 0) return String(all)
  return marketed === all ? t('allMarketed', { count: all }) : t('someMarketed', { count: all, marketed })
}

/** A brand or an ingredient: its products, the decisions on them, and what belongs to it. */
export function DrugGroupView({ content: group }: { content: DrugBrandGroup | DrugIngredient }) {
  const t = useContentMessages()
  const isBrand = group.contentItemType === 'DrugBrandGroup'
  const strengths = new Set(group.drugItems.map((item) => item.strength).filter(Boolean))
  const marketed = group.drugItems.filter((item) => item.drugStatus === 'Marketed').length
  return (
    <>
      <Facts
        label={t('facts')}
        rows={[
          [t('products'), countOf(group.drugItems.length, marketed)],
          [t('strengths'), strengths.size > 0 && [...strengths].slice(0, 12).join(', ')],
          [
            t(isBrand ? 'ingredients' : 'brands'),
            group.relatedGroups.length > 0 && <InlineReferences references={group.relatedGroups} />,
          ],
          [t('frenchName'), group.nameFr !== group.name && group.nameFr],
        ]}
      />
      <Box component="section" aria-labelledby="products">
        <Typography id="products" variant="h2" sx={{ mb: 1 }}>
          {t('products')}
        </Typography>
        {group.drugItems.length > 0 ? (
          <ProductTable label={t('productsOf', { name: group.name })} products={group.drugItems} />
        ) : (
          <Empty>{t('noProductListed')}</Empty>
        )}
      </Box>
      <References title={t('decisions')} references={group.decisions} />
      <References title={t('trialsWith', { name: group.name })} references={group.trials} />
      <References title={t('articlesOn', { name: group.name })} references={group.articles} />
    </>
  )
}
