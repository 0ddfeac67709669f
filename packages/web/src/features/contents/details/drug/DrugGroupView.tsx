import type { DrugBrandGroup, DrugIngredient } from '@materia/contract'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useDeferredValue } from 'react'
import { DrawnNext } from '../../../../ui/drawn-next.tsx'
import { InOrder, useAwaited } from '../../../../ui/in-order.tsx'
import { Empty, Failed, Loading } from '../../../../ui/states.tsx'
import { useDrugOverview } from '../../api.ts'
import { itemPageMessages, useItemPageMessages } from '../../page/messages.ts'
import { useContentSlots } from '../../slots.tsx'
import { Facts } from '../Facts.tsx'
import { InlineReferences, References } from '../References.tsx'
import { DrugOverviewParts } from './DrugOverviewParts.tsx'
import { useDrugMessages } from './messages.ts'
import { CoverageOfProducts } from './OntarioCoverage.tsx'
import { ProductTable } from './ProductTable.tsx'
import { StrengthTable } from './StrengthTable.tsx'
import { SupplyLine } from './SupplyLine.tsx'

function countOf(all: number, marketed: number): string {
  const t = itemPageMessages()
  if (all === 0) return String(all)
  if (marketed === 0) return t('noneMarketed', { count: all })
  return marketed === all ? t('allMarketed', { count: all }) : t('someMarketed', { count: all, marketed })
}

const newest = (dates: string[]) => dates.toSorted().at(-1) ?? null

/** A brand or an ingredient: what there is of it, what it costs, what was decided and found about it. */
export function DrugGroupView({ content: group }: { content: DrugBrandGroup | DrugIngredient }) {
  const t = useItemPageMessages()
  const d = useDrugMessages()
  const { timeline } = useContentSlots()
  const isBrand = group.contentItemType === 'DrugBrandGroup'
  const marketed = group.drugItems.filter((item) => item.drugStatus === 'Marketed')
  const covered = marketed.filter(({ coverage, isUnlisted }) => coverage || isUnlisted)
  const editionDate = newest(group.drugItems.flatMap((item) => item.editionDate ?? []))
  const hasPrice = group.drugItems.some(({ price, amountMOHLTCPays }) => price !== null || amountMOHLTCPays !== null)
  return (
    <>
      <Facts
        label={t('facts')}
        rows={[
          [t('coverage'), covered.length > 0 && <CoverageOfProducts products={covered} editionDate={editionDate} />],
          [d('supplyName'), marketed.some(({ isShort }) => isShort) && <SupplyLine products={marketed} />],
          [t('products'), countOf(group.drugItems.length, marketed.length)],
          [
            t(isBrand ? 'ingredients' : 'brands'),
            group.relatedGroups.length > 0 && <InlineReferences references={group.relatedGroups} />,
          ],
        ]}
      />
      <DrawnNext height={2400}>
        <StrengthTable products={group.drugItems} />
        <DrawnNext height={1600}>
          <Box component="section" aria-labelledby="products" sx={{ mt: 4 }}>
            <Typography id="products" variant="h2" sx={{ mb: 1 }}>
              {t('products')}
            </Typography>
            {group.drugItems.length > 0 ? (
              <ProductTable label={t('productsOf', { name: group.name })} products={group.drugItems} />
            ) : (
              <Empty>{t('noProductListed')}</Empty>
            )}
            {group.drugItems.length > 0 && (
              <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
                {hasPrice && `${t('priceUnit')} `}
                {d('monographsThere')}
              </Typography>
            )}
          </Box>
          <DrawnNext height={800}>
            <InOrder>
              <References title={t('decisions')} references={group.decisions} />
              <Overview group={group} />
              {timeline?.(group.contentItemId)}
            </InOrder>
          </DrawnNext>
        </DrawnNext>
      </DrawnNext>
    </>
  )
}

function Overview({ group }: { group: DrugBrandGroup | DrugIngredient }) {
  const t = useItemPageMessages()
  const overview = useDrugOverview(group.contentItemId)
  const shown = useDeferredValue(overview.data)
  useAwaited(!shown && !overview.isError)
  if (overview.isError) return <Failed error={overview.error} onRetry={overview.refetch} />
  if (!shown) return <Loading label={group.name} rows={2} />
  return (
    <DrugOverviewParts overview={shown} group={group}>
      <References title={t('articlesOn', { name: group.name })} references={group.articles} />
    </DrugOverviewParts>
  )
}
