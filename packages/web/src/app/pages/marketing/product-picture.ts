import type { Language } from '@materia/contract/languages.ts'

export const themes = ['light', 'dark'] as const

export const productPicture = (theme: (typeof themes)[number], language: Language): string =>
  `/pictures/discover-${theme}.${language}.webp`
