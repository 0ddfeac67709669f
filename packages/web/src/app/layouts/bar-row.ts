/** The row that the bar of whoever is signed in is made of. */
export const barRow = {
  display: 'flex',
  alignItems: 'center',
  columnGap: { xs: 0, sm: 0.5, md: 1 },
  minHeight: 56,
  px: { xs: 0.5, sm: 2, lg: 3 },
  width: '100%',
  maxWidth: 1600,
  mx: 'auto',
} as const
