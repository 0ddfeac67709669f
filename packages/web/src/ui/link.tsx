import type { AnchorHTMLAttributes, Ref } from 'react'
import { Link } from 'react-router'

interface RouterAwareLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>
  preventScrollReset?: boolean
  replace?: boolean
  state?: object
}

/** An anchor that stays inside the app when its address does. */
export function RouterAwareLink({ href = '', preventScrollReset, replace, state, ref, ...rest }: RouterAwareLinkProps) {
  const isInside = href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/') && !rest.target
  if (!isInside) return <a ref={ref} href={href} {...rest} />
  const navigation = { preventScrollReset, replace, state }
  return <Link ref={ref} to={href} {...navigation} {...rest} />
}
