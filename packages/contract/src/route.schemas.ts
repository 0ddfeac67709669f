import { z } from 'zod'
import type { ShapedRoute } from './route.ts'

/** A reply without content. */
export const nothing = z.void()

export const successStatus = ({ status, reply }: Pick<ShapedRoute, 'status' | 'reply'>): number =>
  status ?? (reply === nothing ? 204 : 200)
