import { paths } from '../../lib/paths.ts'

export const marketingPages = [
  { label: 'Home', href: paths.home },
  { label: 'About Us', href: paths.aboutUs },
  { label: 'Contact', href: paths.contactUs },
]

export const marketingDoors = [
  { label: 'Sign up', href: paths.homeDialog('Register'), color: 'neutral' },
  { label: 'Log in', href: paths.homeDialog('Login'), color: 'primary' },
] as const

export const isAt = (pathname: string, href: string) => pathname.toLowerCase().startsWith(href.toLowerCase())
