import type { KindDetails } from '@materia/contract'
import { createTurns, type Turns } from '../../platform/turns/turns.ts'
import type { Complete, CompletedLater, KindFields } from './kinds/kind.ts'
import { createFixedLists, type FixedLists } from './summaries/fixed-lists.ts'

/** How later features, which own the tables of these kinds, complete a kind's reply from them. */
export type KindCompletions = { [Name in CompletedLater]: Complete<KindDetails[Name], KindFields<Name>> }

// Each may hold a hundred long texts. More at once are answered no sooner: they keep the event loop and memory.
const searchesAtOnce = 4

interface ContentsState {
  completions: KindCompletions
  fixedLists: FixedLists
  searchTurns: Turns
}

declare module '../../platform/app.ts' {
  interface FeatureStates {
    contents: ContentsState
  }
}

export const createContentsState = (completions: KindCompletions): ContentsState => ({
  completions,
  fixedLists: createFixedLists(),
  searchTurns: createTurns(searchesAtOnce),
})
