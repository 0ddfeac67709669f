import { snippetMarks } from '@materia/contract'
import Box from '@mui/material/Box'
import { Fragment } from 'react'
import { splitAtWords } from '../../../lib/words.ts'

const mark = {
  bgcolor: 'transparent',
  color: 'inherit',
  fontWeight: 700,
  textDecoration: 'underline',
  textDecorationColor: 'primary.main',
  textUnderlineOffset: 3,
}

interface Part {
  text: string
  isMarked: boolean
}

/** The words a search marked in a passage. */
export const marksIn = (passage: string | null): string[] => [
  ...new Set(
    splitAtMarks(passage ?? '')
      .filter((part) => part.isMarked)
      .map((part) => part.text.toLowerCase()),
  ),
]

/** Text with the words a search found set off: marked already, or to be found in it. */
export function Marked({ text, words = [] }: { text: string; words?: string[] }) {
  return (
    <>
      {partsOf(text, words).map((part) =>
        part.isMarked ? (
          <Box key={part.at} component="mark" sx={mark}>
            {part.text}
          </Box>
        ) : (
          <Fragment key={part.at}>{part.text}</Fragment>
        ),
      )}
    </>
  )
}

function partsOf(text: string, words: string[]): (Part & { at: number })[] {
  const parts = text.includes(snippetMarks.from) ? splitAtMarks(text) : markWords(text, words)
  let at = 0
  return parts.map((part) => {
    const placed = { ...part, at }
    at += part.text.length + 1
    return placed
  })
}

function splitAtMarks(text: string): Part[] {
  const [before = '', ...marked] = text.split(snippetMarks.from)
  return [
    { text: before, isMarked: false },
    ...marked.flatMap((piece) => {
      const [inside = '', after = ''] = piece.split(snippetMarks.to)
      return [
        { text: inside, isMarked: true },
        { text: after, isMarked: false },
      ]
    }),
  ]
}

const markWords = (text: string, words: string[]): Part[] =>
  splitAtWords(text).map((piece) => ({ text: piece, isMarked: words.includes(piece.toLowerCase()) }))
