import TextareaAutosize, { type TextareaAutosizeProps } from '@mui/material/TextareaAutosize'

const growsByItself = typeof CSS !== 'undefined' && CSS.supports?.('field-sizing', 'content')

/**
 * A text area as high as its text, for the `inputComponent` of fields that are there from the start: where the browser can, it grows
 * without a program that measures it each time it is drawn.
 */
export function GrowingTextarea(props: TextareaAutosizeProps) {
  if (!growsByItself) return <TextareaAutosize {...props} />
  const { minRows = 1, maxRows, style, ...given } = props
  return (
    <textarea
      {...given}
      style={{
        ...style,
        fieldSizing: 'content',
        minHeight: `${minRows}lh`,
        maxHeight: maxRows === undefined ? undefined : `${maxRows}lh`,
      }}
    />
  )
}
