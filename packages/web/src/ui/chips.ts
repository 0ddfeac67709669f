/** A chip of several words takes two lines rather than being cut or pushing a table out of its page. */
export const wholeLabel = { height: 'auto', minHeight: 22, '& .MuiChip-label': { whiteSpace: 'normal' } } as const
