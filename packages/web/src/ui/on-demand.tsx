import { type ComponentType, type FunctionComponent, lazy, type ReactNode, Suspense } from 'react'
import { loadChunk } from '../lib/chunk.ts'

/** A part of the program that comes when it is first shown; until then `meanwhile` stands in its place. */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): FunctionComponent<Props> {
  const Part = lazy(async () => ({ default: (await loadChunk(load)) as ComponentType<object> }))
  return (props) => (
    <Suspense fallback={meanwhile}>
      <Part {...props} />
    </Suspense>
  )
}
