import { paths } from '../../domain/paths.ts'

export const marketingPages = [
  { message: 'home', href: paths.home },
  { message: 'aboutUsPage', href: paths.aboutUs },
  { message: 'contact', href: paths.contactUs },
] as const

export const marketingDoors = [
  { message: 'signUp', href: paths.homeDialog('Register'), color: 'neutral' },
  { message: 'logIn', href: paths.homeDialog('Login'), color: 'primary' },
] as const

export const isAt = (pathname: string, href: string) => pathname.toLowerCase().startsWith(href.toLowerCase())
