import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { loadChunk } from './chunk.ts'
import { libMessages } from './messages.ts'

/**
 * Checks a form by a schema that comes, with the library it is made with, once the form stands: making them takes a phone
 * longer than drawing it.
 */
export function rulesOf<Input extends FieldValues, Output>(
  load: () => Promise<z.ZodType<Output, Input>>,
): { resolver: Resolver<Input, unknown, Output>; prepare: () => void } {
  let loading: Promise<Resolver<Input, unknown, Output>> | undefined
  const rules = () => {
    loading ??= loadChunk(() => resolverFor(load)).catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }
  return {
    resolver: async (...form) => {
      try {
        return await (await rules())(...form)
      } catch {
        return { values: {}, errors: { root: { type: 'load', message: libMessages()('partNotLoaded') } } } as never
      }
    },
    prepare: () => void rules().catch(() => undefined),
  }
}

async function resolverFor<Input extends FieldValues, Output>(load: () => Promise<z.ZodType<Output, Input>>) {
  const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), load()])
  return zodResolver(schema) as Resolver<Input, unknown, Output>
}
