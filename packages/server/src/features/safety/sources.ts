/** How long what a source last said may be relied on. */
export const safetySources = [
  { name: 'shortages', title: 'sourceShortages', freshDays: 7 },
  { name: 'recalls', title: 'sourceRecalls', freshDays: 14 },
  { name: 'retractions', title: 'sourceRetractions', freshDays: 60 },
  { name: 'pubmed', title: 'sourcePubmed', freshDays: 30 },
  { name: 'drug-products', title: 'sourceDrugProducts', freshDays: 60 },
] as const
