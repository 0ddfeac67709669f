/** The row that the bar of whoever is signed in is made of, as wide as the page below it. */
export const barRow = {
  display: 'flex',
  alignItems: 'center',
  columnGap: { xs: 0, sm: 0.5, md: 1 },
  minHeight: 56,
  px: { xs: 0.5, sm: 2, lg: 3 },
  width: '100%',
  maxWidth: 1280,
  mx: 'auto',
} as const
