import type { DrugBrandGroup, DrugIngredient } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useDeferredValue } from 'react'
import { paths } from '../../../domain/paths.ts'
import { DrawnNext } from '../../../ui/drawn-next.tsx'
import { InOrder } from '../../../ui/in-order.tsx'
import { Empty, Failed, Loading } from '../../../ui/states.tsx'
import { useDrugGroups } from '../api.ts'
import { CardFoot } from '../card/CardFoot.tsx'
import { DetailsHeader } from '../details/DetailsHeader.tsx'
import { DrugGroupView } from '../details/drug/DrugGroupView.tsx'
import { SourceLine } from '../details/SourceLine.tsx'
import { useItemPageMessages } from '../page/messages.ts'

type DrugGroup = DrugBrandGroup | DrugIngredient

/** Every product under a name, which may be a brand, an ingredient or both. */
export function DrugGroupPage({ name, beneath }: { name: string; beneath: (group: DrugGroup) => ReactNode }) {
  const t = useItemPageMessages()
  const groups = useDrugGroups(name)
  const shown = useDeferredValue(groups.data)
  if (groups.isLoadingError) return <Failed error={groups.error} onRetry={groups.refetch} />
  if (!shown) return <Loading label={name} rows={3} />
  if (shown.length === 0) {
    return (
      <Empty
        title={t('noSuchDrug', { name })}
        action={
          <Button variant="contained" href={paths.contents(name)}>
            {t('searchForIt')}
          </Button>
        }
      >
        {t('searchAllows')}
      </Empty>
    )
  }
  return (
    <Box sx={{ maxWidth: 960, mx: 'auto' }}>
      <InOrder>
        {shown.map((group) => (
          <Box component="article" key={group.contentItemId} sx={{ mb: 6 }}>
            <DetailsHeader content={group} />
            <Box sx={{ mt: -1, mb: 3 }}>
              <CardFoot content={group} />
            </Box>
            <InOrder>
              <DrugGroupView content={group} />
              <SourceLine content={group} />
              <DrawnNext height={320}>{beneath(group)}</DrawnNext>
            </InOrder>
          </Box>
        ))}
      </InOrder>
    </Box>
  )
}
