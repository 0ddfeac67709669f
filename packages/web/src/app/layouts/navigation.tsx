import type { AccountType } from '@materia/contract'
import type { ComponentType } from 'react'
import { paths } from '../../lib/paths.ts'
import type { Session } from '../../lib/session.ts'
import { CompassIcon, FolderIcon, type IconProps, PenIcon, UsersIcon } from '../../ui/icons.tsx'

export interface NavigationLink {
  label: string
  href: string
  Icon: ComponentType<IconProps>
}

/** Menu items appear only for matching roles (spec §6). */
export function navigationFor({ isDoctor, isAdmin }: Session): NavigationLink[] {
  const discover = { label: 'Discover', href: paths.discover, Icon: CompassIcon }
  const myPosts = { label: 'My Posts', href: paths.myPosts, Icon: PenIcon }
  if (!isDoctor && !isAdmin) return [discover, myPosts]
  return [
    discover,
    { label: 'My Folios', href: paths.folio, Icon: FolderIcon },
    { label: 'Doctors', href: paths.doctorSearch, Icon: UsersIcon },
    myPosts,
  ]
}

const accountLabels: Record<AccountType, string> = { sponsor: 'Sponsor', voiceof: 'Voice Of' }

export const adminLinks = [
  ...(Object.keys(accountLabels) as AccountType[]).map((accountType) => ({
    label: accountLabels[accountType],
    href: paths.accountManagement(accountType),
  })),
  { label: 'Editorial desk', href: paths.editorial },
]
