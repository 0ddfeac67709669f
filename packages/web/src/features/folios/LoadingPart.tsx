import { useAwaited } from '../../ui/in-order.tsx'
import { Loading } from '../../ui/states.tsx'
import { useSavingMessages } from './saving/messages.ts'

export function LoadingPart({ part, rows }: { part: 'folio' | 'clippings'; rows: number }) {
  const t = useSavingMessages()
  useAwaited(true)
  return <Loading label={t(part)} rows={rows} />
}
