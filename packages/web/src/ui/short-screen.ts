/** A phone on its side, or a window enlarged four times: what else stays at the foot or the top goes along with the page. */
export const shortScreen = '@media (max-height: 400px)'
