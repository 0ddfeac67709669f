import type { KindDetails } from '@materia/contract'
import type { Complete, CompletedLater, KindFields } from './kinds/kind.ts'
import { createFixedLists, type FixedLists } from './summaries/fixed-lists.ts'

/** How later features, which own the tables of these kinds, complete a kind's reply from them. */
export type KindCompletions = { [Name in CompletedLater]: Complete<KindDetails[Name], KindFields<Name>> }

interface ContentsState {
  completions: KindCompletions
  fixedLists: FixedLists
}

declare module '../../platform/app.ts' {
  interface FeatureStates {
    contents: ContentsState
  }
}

export const createContentsState = (completions: KindCompletions): ContentsState => ({
  completions,
  fixedLists: createFixedLists(),
})
