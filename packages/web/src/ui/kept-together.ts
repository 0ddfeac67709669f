const amount = /(\d) (?=(?:mcg|mg|g|kg|mL|L|mmol|units?|unités?|%)(?!\p{L}))/gu

/** No amount is parted from its unit at the end of a line, and no line ends with the dot before what follows it. */
export const keptTogether = (text: string): string => text.replace(amount, '$1\u00a0').replaceAll(' · ', ' ·\u00a0')
