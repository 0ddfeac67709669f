import { Fragment } from 'react'

/** Names and strengths go on in the next line after a slash, so that the last columns keep their room, but not within "mg/mL". */
export const breakable = (words: string) =>
  words.split(/(?<=\/)(?!(?:[kmc]?g|mcg|m?L|cm|h)\b)/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, which may be alike, never change places
    <Fragment key={place}>
      {part}
      <wbr />
    </Fragment>
  ))
