import type { UserStatus } from '@materia/contract'
import Chip from '@mui/material/Chip'

const words: Record<UserStatus, { label: string; color: 'default' | 'success' | 'error' }> = {
  New: { label: 'Invited', color: 'default' },
  Approved: { label: 'Active', color: 'success' },
  Disabled: { label: 'Deactivated', color: 'error' },
}

/** `newWord` names those whose e-mail address is not confirmed yet. */
export function AccountStatus({ status, newWord }: { status: UserStatus; newWord?: string }) {
  const { label, color } = words[status]
  return <Chip size="small" variant="outlined" label={status === 'New' ? (newWord ?? label) : label} color={color} />
}

export const statusChoices = [
  { value: '', label: 'All' },
  { value: 'Approved', label: 'Active' },
  { value: 'New', label: 'Invited' },
  { value: 'Disabled', label: 'Deactivated' },
] as const
