/** Discover loads 10 items first, then pages of 40 past a head of 10 (spec §9). */
export const discoverFirstCount = 10
export const discoverNextCount = 40
export const laneCount = 10
/** So much of what is new is shown at once: it can be finished in two minutes. */
export const newSinceCount = 12

/** Reply header of Discover: which of the viewer's feeds the page belongs to. */
export const feedHeader = 'x-feed'

/** Reply headers of the search: the total, and the counts by kind, which add up to it, as JSON. */
export const totalCountHeader = 'x-total-count'
export const kindCountsHeader = 'x-kind-counts'
/** So many at the head of the whole list are not published: the viewer's own drafts, and folios that are not everyone's. */
export const ownCountHeader = 'x-own-count'
/** Another spelling, percent-encoded: the results are not for it. */
export const didYouMeanHeader = 'x-did-you-mean'
/** The results are for this spelling, percent-encoded. */
export const correctedToHeader = 'x-corrected-to'
/** Words that were searched for as well, a JSON list in ASCII. */
export const alsoSearchedHeader = 'x-also-searched'
/** Those among them that say in English what was asked in French, likewise. */
export const translatedHeader = 'x-translated'
/** Of what was also searched for, what classes of drugs and abbreviations stand for. */
export const expandedHeader = 'x-expanded'
