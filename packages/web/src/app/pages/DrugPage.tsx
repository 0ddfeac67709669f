import { useParams } from 'react-router'
import { DrugGroupPage } from '../../features/contents/drug/DrugGroupPage.tsx'

export function DrugPage() {
  const { name = '' } = useParams()
  return <DrugGroupPage key={name} name={name} />
}
