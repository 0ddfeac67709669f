import useMediaQuery from '@mui/material/useMediaQuery'
import { usePrinting } from '../../../../ui/printing.ts'

/** How many rows of a long table are shown until all are asked for: on a phone each is a card, and what comes below is far away. On paper nothing can be asked for. */
export function useRowsAtFirst(): number {
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  if (usePrinting()) return Number.POSITIVE_INFINITY
  return isPhone ? 8 : 24
}
