import type { AreaOfInterest } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useAreasOfInterest } from '../../../domain/areas.ts'
import { useFirstRunMessages } from '../../../domain/first-run/messages.ts'
import { StepCard } from '../../../domain/first-run/StepCard.tsx'
import { StepLoading } from '../../../domain/first-run/StepLoading.tsx'
import { paths } from '../../../domain/paths.ts'
import { useListNames } from '../../../lib/list-names.ts'
import { Loading } from '../../../ui/states.tsx'
import { useSuggestions } from '../api.ts'
import { useAnswer } from './answer.ts'

/** Which areas Discover should lead with; those of the viewer's own field come first. */
export function AreasStep({ userId }: { userId: string }) {
  const t = useFirstRunMessages()
  const { inOrder, titleOf } = useListNames()
  const areas = useAreasOfInterest()
  const suggestions = useSuggestions()
  const { answer, isSaving } = useAnswer(userId)
  const [chosenIds, setChosenIds] = useState<number[]>([])
  if (areas.isPending || suggestions.isPending) {
    return (
      <Box sx={{ mb: 1.5 }}>
        <Loading label={t('chooseAreas')} rows={1}>
          <StepLoading />
        </Loading>
      </Box>
    )
  }
  if (!areas.data) return null
  const headings = inOrder(
    areas.data.filter(({ parentArea }) => parentArea === null),
    titleOf,
  )
  const suggestedIds = suggestions.data?.areaIds ?? []
  const isSuggested = ({ id }: AreaOfInterest) => suggestedIds.includes(id)
  const choice = {
    chosenIds,
    onToggle: (id: number) =>
      setChosenIds(chosenIds.includes(id) ? chosenIds.filter((each) => each !== id) : [...chosenIds, id]),
  }
  const save = (areasOfInterestIds: number[]) => void answer({ areasOfInterestIds, firstRunStep: 'Follow' })

  return (
    <StepCard
      step={1}
      title={t('chooseAreas')}
      text={t.rich('chooseAreasText', { link: (words) => <Link href={paths.profile()}>{words}</Link> })}
      actions={
        <>
          <Button
            variant="contained"
            disabled={chosenIds.length === 0}
            loading={isSaving}
            onClick={() => save(chosenIds)}
          >
            {t('saveAreas')}
          </Button>
          <Button variant="contained" color="neutral" disabled={isSaving} onClick={() => save([])}>
            {t('skip')}
          </Button>
        </>
      }
    >
      <Box sx={{ maxHeight: { xs: 320, sm: 'none' }, overflowY: 'auto', p: 0.25 }}>
        <Areas title={t('suggestedAreas')} areas={headings.filter(isSuggested)} {...choice} />
        <Areas title={t('otherAreas')} areas={headings.filter((area) => !isSuggested(area))} {...choice} />
      </Box>
    </StepCard>
  )
}

function Areas({
  title,
  areas,
  chosenIds,
  onToggle,
}: {
  title: string
  areas: AreaOfInterest[]
  chosenIds: number[]
  onToggle: (id: number) => void
}) {
  const { titleOf } = useListNames()
  const id = useId()
  if (areas.length === 0) return null
  return (
    <Box role="group" aria-labelledby={id} sx={{ '& + &': { mt: 1.5 } }}>
      <Typography id={id} variant="body2" sx={{ fontWeight: 650, mb: 0.75 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {areas.map((area) => (
          <Chip
            key={area.id}
            label={titleOf(area)}
            clickable
            aria-pressed={chosenIds.includes(area.id)}
            variant={chosenIds.includes(area.id) ? 'filled' : 'outlined'}
            onClick={() => onToggle(area.id)}
            sx={{ height: 40 }}
          />
        ))}
      </Box>
    </Box>
  )
}
