import styled from '@emotion/styled'
import { RouterAwareLink } from './link.tsx'

/** A link among words, as the library's is drawn here. Long lists hold many: it costs a fraction of that one. */
export const TextLink = styled(RouterAwareLink)`
  color: var(--mui-palette-info-main);
  font-weight: 500;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`
