import { Loading } from '../../ui/states.tsx'
import { useFolioMessages } from './messages.ts'

export function LoadingPart({ part, rows }: { part: 'folio' | 'clippings'; rows: number }) {
  const t = useFolioMessages()
  return <Loading label={t(part)} rows={rows} />
}
