import type { ShareLevel } from '@materia/contract'
import { GlobeIcon, type IconProps, LockIcon, UsersIcon } from '../../ui/icons.tsx'

export const shareLevelIcons: Record<ShareLevel, (props: IconProps) => React.ReactNode> = {
  Private: LockIcon,
  Restricted: UsersIcon,
  Public: GlobeIcon,
}

/** From the most closed to the most open. */
export const shareLevelsInOrder: ShareLevel[] = ['Private', 'Restricted', 'Public']
