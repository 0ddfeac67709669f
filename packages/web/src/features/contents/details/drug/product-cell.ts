/** Wide enough for a name of several words beside columns that could take less. */
export const productCell = { display: 'inline-block', minWidth: 92 } as const
