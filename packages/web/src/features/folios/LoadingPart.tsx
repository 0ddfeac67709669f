import { Loading } from '../../ui/states.tsx'
import { useSavingMessages } from './saving/messages.ts'

export function LoadingPart({ part, rows }: { part: 'folio' | 'clippings'; rows: number }) {
  const t = useSavingMessages()
  return <Loading label={t(part)} rows={rows} />
}
