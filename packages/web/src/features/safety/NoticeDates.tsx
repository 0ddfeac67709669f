import type { Notice } from '@materia/contract'
import Typography from '@mui/material/Typography'
import { exactDate } from '../../ui/relative-time.tsx'
import { useSafetyMessages } from './messages.ts'

/** Since when, until about when, and when it was last said. */
export function NoticeDates({ notice }: { notice: Notice }) {
  const t = useSafetyMessages()
  const { state, startsOn, expectedEndOn, endedOn, updatedOn } = notice
  const parts = [
    startsOn && t(state === 'Anticipated' ? 'from' : 'since', { date: exactDate(startsOn) }),
    state !== 'Resolved' && expectedEndOn && t('untilAbout', { date: exactDate(expectedEndOn) }),
    endedOn && t('ended', { date: exactDate(endedOn) }),
    updatedOn && updatedOn !== endedOn && t('updated', { date: exactDate(updatedOn) }),
  ].filter(Boolean)
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {parts.join(' · ')}
    </Typography>
  )
}
