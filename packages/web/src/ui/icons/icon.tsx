import type { ReactNode } from 'react'

/** Line icons on a 24 px grid, coloured by the text around them; decorative unless given a `label`. */
export interface IconProps {
  size?: number
  label?: string
  /** Given by what places it, such as a chip. */
  className?: string
  /** Otherwise that of the text around. */
  colour?: string
}

// @__NO_SIDE_EFFECTS__
export const icon =
  (shape: ReactNode, isFilled = false) =>
  (props: IconProps) => <Drawing {...props} shape={shape} isFilled={isFilled} />

function Drawing({
  size = 22,
  label,
  className,
  colour,
  shape,
  isFilled,
}: IconProps & { shape: ReactNode; isFilled: boolean }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
      style={{ color: colour, flex: 'none', display: 'block' }}
    >
      {shape}
    </svg>
  )
}
