import { RelativeTime } from '../../../ui/relative-time.tsx'

/** A date among facts, where the day matters; nothing where none is known. */
export const exactDateOf = (date: string | null) => date && <RelativeTime date={date} isExact />
