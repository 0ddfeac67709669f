import { accountTypes } from '@materia/contract'
import { Navigate, useParams } from 'react-router'
import { paths } from '../../domain/paths.ts'
import { Accounts } from '../../features/accounts/Accounts.tsx'

export function AccountManagementPage() {
  const { accountType } = useParams()
  const known = accountTypes.find((type) => type === accountType?.toLowerCase())
  if (!known) return <Navigate to={paths.discover} replace />
  return <Accounts key={known} accountType={known} />
}
