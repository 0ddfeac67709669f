import type { AccountType } from '@materia/contract'
import type { ComponentType } from 'react'
import { paths } from '../../domain/paths.ts'
import type { Roles } from '../../domain/roles.ts'
import { CompassIcon, FolderIcon, type IconProps, PenIcon, UsersIcon } from '../../ui/icons/icons.tsx'

export interface NavigationLink {
  message: 'discover' | 'myFolios' | 'doctors' | 'myPosts'
  href: string
  Icon: ComponentType<IconProps>
}

/** What `aria-current` says of a link to a screen: whether one is on it. */
export const currentAt = (pathname: string, href: string) =>
  pathname.toLowerCase().startsWith(href.toLowerCase()) ? 'page' : undefined

/** Menu items appear only for matching roles (spec §6). */
export function navigationFor({ isDoctor, isAdmin }: Roles): NavigationLink[] {
  const discover: NavigationLink = { message: 'discover', href: paths.discover, Icon: CompassIcon }
  const myPosts: NavigationLink = { message: 'myPosts', href: paths.myPosts, Icon: PenIcon }
  if (!isDoctor && !isAdmin) return [discover, myPosts]
  return [
    discover,
    { message: 'myFolios', href: paths.folio, Icon: FolderIcon },
    { message: 'doctors', href: paths.doctorSearch, Icon: UsersIcon },
    myPosts,
  ]
}

const accountMessages = { sponsor: 'sponsor', voiceof: 'voiceOf' } as const satisfies Record<AccountType, string>

export const adminLinks = [
  ...(Object.keys(accountMessages) as AccountType[]).map((accountType) => ({
    message: accountMessages[accountType],
    href: paths.accountManagement(accountType),
  })),
  { message: 'editorialDesk', href: paths.editorial },
] as const
