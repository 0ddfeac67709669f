import { useParams } from 'react-router'
import { DrugGroupPage } from '../../features/contents/drug/DrugGroupPage.tsx'
import { ContentSlotsProvider } from '../../features/contents/slots.tsx'
import { contentSlots } from '../content-slots.tsx'

export function DrugPage() {
  const { name = '' } = useParams()
  return (
    <ContentSlotsProvider value={contentSlots}>
      <DrugGroupPage key={name} name={name} />
    </ContentSlotsProvider>
  )
}
