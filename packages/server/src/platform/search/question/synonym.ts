/** Another name for some of the wanted words: counts where all its terms stand. */
export interface Synonym {
  wanted: string[]
  lexemes: string[]
  /** What it is worth of the words it stands for. */
  share: number
  /** The caller knows it; the others stand in the table of synonyms. */
  isGiven: boolean
  /** It counts as much as the words it stands for, however common or rare it is. */
  isEven?: boolean
  /** It is one of many that the words may mean: what holds it need not hold the words. */
  isMember?: boolean
  /** What holds every word itself stands above what holds it. */
  isQuiet?: boolean
}
