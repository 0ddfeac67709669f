import { localDay } from '../../../../lib/time/local-day.ts'
import { RelativeTime } from '../../../../ui/relative-time.tsx'
import { useItemPageMessages } from '../../page/messages.ts'

/** Which edition of the formulary says so, and that it may no longer hold where it is older than a year. */
export function FormularyEdition({ date }: { date: string }) {
  const t = useItemPageMessages()
  return (
    <>
      {t.rich('formularyOf', { date: () => <RelativeTime date={date} isExact /> })}
      {isOlderThanAYear(date) && ` ${t('mayNoLongerHold')}`}
    </>
  )
}

function isOlderThanAYear(date: string): boolean {
  const before = new Date()
  before.setFullYear(before.getFullYear() - 1)
  return date < localDay(before)
}
