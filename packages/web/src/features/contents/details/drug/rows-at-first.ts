import useMediaQuery from '@mui/material/useMediaQuery'

/** How many rows of a long table are shown until all are asked for: on a phone each is a card, and what comes below is far away. */
export const useRowsAtFirst = (): number =>
  useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true }) ? 8 : 24
