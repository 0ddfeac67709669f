import type { UserStatus } from '@materia/contract'
import Chip from '@mui/material/Chip'

const words: Record<UserStatus, { label: string; color: 'default' | 'success' | 'error' }> = {
  New: { label: 'Invited', color: 'default' },
  Approved: { label: 'Active', color: 'success' },
  Disabled: { label: 'Deactivated', color: 'error' },
}

export const AccountStatus = ({ status }: { status: UserStatus }) => (
  <Chip size="small" variant="outlined" label={words[status].label} color={words[status].color} />
)

export const statusChoices = [
  { value: '', label: 'All' },
  { value: 'Approved', label: 'Active' },
  { value: 'New', label: 'Invited' },
  { value: 'Disabled', label: 'Deactivated' },
] as const
