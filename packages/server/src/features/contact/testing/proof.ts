import { createHash } from 'node:crypto'
import { type CaptchaChallenge, contactRoutes, leadingZeroBits } from '@materia/contract'
import type { Caller } from '../../../testing/app.ts'

/** A visitor's proof to be a person, as a browser works it out. */
export const proofOf = async (visitor: Caller): Promise<string> =>
  solve((await visitor.call(contactRoutes.getCaptchaChallenge)).body)

function solve({ challenge, difficulty }: CaptchaChallenge): string {
  for (let answer = 0; ; answer++) {
    const digest = createHash('sha256').update(`${challenge}:${answer}`).digest()
    if (leadingZeroBits(digest) >= (difficulty ?? 0)) return `${challenge}:${answer}`
  }
}
