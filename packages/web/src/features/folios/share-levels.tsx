import type { ShareLevel } from '@materia/contract'
import { type IconProps, UsersIcon } from '../../ui/icons/icons.tsx'
import { GlobeIcon, LockIcon } from '../../ui/icons/screen-icons.tsx'

export const shareLevelIcons: Record<ShareLevel, (props: IconProps) => React.ReactNode> = {
  Private: LockIcon,
  Restricted: UsersIcon,
  Public: GlobeIcon,
}

/** From the most closed to the most open. */
export const shareLevelsInOrder: ShareLevel[] = ['Private', 'Restricted', 'Public']
