import Button from '@mui/material/Button'
import { Empty } from '../../../ui/states.tsx'
import { useContentMessages } from '../messages.ts'

interface NothingFoundProps {
  isFiltered: boolean
  isRefined: boolean
  onShowAll: () => void
  onClear: () => void
}

/** What else could be asked for where nothing meets all that was chosen. */
export function NothingFound({ isFiltered, isRefined, onShowAll, onClear }: NothingFoundProps) {
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
