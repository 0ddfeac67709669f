import type { ShareLevel } from '@materia/contract'
import { GlobeIcon, type IconProps, LockIcon, UsersIcon } from '../../ui/icons.tsx'

/** What each level means, in words. */
export const shareLevelWords: Record<
  ShareLevel,
  { label: string; meaning: string; Icon: (props: IconProps) => React.ReactNode }
> = {
  Private: { label: 'Private', meaning: 'Only its owner can see it.', Icon: LockIcon },
  Restricted: {
    label: 'Restricted',
    meaning: 'Its owner and the people they invited can see it and add to it.',
    Icon: UsersIcon,
  },
  Public: {
    label: 'Public',
    meaning: 'Every member of Materia can find and read it. Only its owner and the people they invited can change it.',
    Icon: GlobeIcon,
  },
}

/** From the most closed to the most open. */
export const shareLevelsInOrder: ShareLevel[] = ['Private', 'Restricted', 'Public']
