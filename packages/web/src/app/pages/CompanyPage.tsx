import { useParams } from 'react-router'
import { CompanyView } from '../../features/contents/details/drug/CompanyView.tsx'

export function CompanyPage() {
  const { companyId = '' } = useParams()
  return <CompanyView key={companyId} companyId={Number(companyId)} />
}
