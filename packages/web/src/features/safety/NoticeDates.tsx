import type { Notice } from '@materia/contract'
import Typography from '@mui/material/Typography'
import { localDay } from '../../lib/time/local-day.ts'
import { keptTogether } from '../../ui/kept-together.ts'
import { exactDate } from '../../ui/relative-time.tsx'
import { useSafetyMessages } from './messages.ts'

/** Since when, until about when, and when it was last said; a day that its source expected and that has passed is said to be no more than that. */
export function NoticeDates({ notice, isBrief = false }: { notice: Notice; isBrief?: boolean }) {
  const t = useSafetyMessages()
  const { state, startsOn, expectedEndOn, endedOn, updatedOn } = notice
  const today = localDay(new Date())
  const starts = state !== 'Anticipated' ? 'since' : startsOn && startsOn < today ? 'fromPassed' : 'from'
  const ends = expectedEndOn && expectedEndOn < today ? 'untilPassed' : 'untilAbout'
  const parts = [
    startsOn && t(starts, { date: exactDate(startsOn) }),
    !isBrief && state !== 'Resolved' && expectedEndOn && t(ends, { date: exactDate(expectedEndOn) }),
    endedOn && t('ended', { date: exactDate(endedOn) }),
    updatedOn && updatedOn !== endedOn && t('updated', { date: exactDate(updatedOn) }),
  ].filter(Boolean)
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {keptTogether(parts.join(' · '))}
    </Typography>
  )
}
