import { paths } from '../../domain/paths.ts'
import { useSession } from '../../lib/session.ts'

export const marketingPages = [
  { message: 'home', href: paths.home },
  { message: 'aboutUsPage', href: paths.aboutUs },
  { message: 'contact', href: paths.contactUs },
] as const

const doors = [
  { message: 'signUp', href: paths.homeDialog('Register'), color: 'neutral' },
  { message: 'logIn', href: paths.homeDialog('Login'), color: 'primary' },
] as const

const wayBackIn = [{ message: 'backToDiscover', href: paths.discover, color: 'primary' }] as const

/** Sign up and log in; whoever is signed in finds the way back instead. */
export const useMarketingDoors = () => (useSession().loggedIn ? wayBackIn : doors)

export const isAt = (pathname: string, href: string) => pathname.toLowerCase().startsWith(href.toLowerCase())
