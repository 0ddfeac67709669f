import {
  createTransitions,
  darken,
  lighten,
  type Theme,
  type Transitions,
  type TransitionsOptions,
} from '@mui/material/styles'
import { createSpacing, createTheme as createSystemTheme, createUnarySpacing } from '@mui/system'
import { colorChannel } from '@mui/system/colorManipulator'
import { createGetColorSchemeSelector } from '@mui/system/cssVars'
import { RouterAwareLink } from '../link.tsx'
import { themeData } from './theme-data.ts'
import type { BarColours, FocusColours, KindName, LayerColours, SelectionColours } from './tokens.ts'

declare module '@mui/material/styles' {
  interface Palette {
    neutral: Palette['primary']
    kind: Record<KindName, string>
    bar: BarColours
    focus: FocusColours
    layer: LayerColours
    selection: SelectionColours
  }
  interface PaletteOptions {
    neutral?: PaletteOptions['primary']
    kind?: Record<KindName, string>
    bar?: BarColours
    focus?: FocusColours
    layer?: LayerColours
    selection?: SelectionColours
  }
  // Exported, but not declared.
  function createTransitions(options: TransitionsOptions): Transitions
}
declare module '@mui/material/Link' {
  interface LinkOwnProps {
    /** Leaves the page where it is scrolled to. */
    preventScrollReset?: boolean
    /** Handed to the next screen, and in no address. */
    state?: object
  }
}
declare module '@mui/material/Button' {
  interface ButtonOwnProps {
    /** Handed to the next screen, and in no address. */
    state?: object
  }
  interface ButtonPropsColorOverrides {
    neutral: true
  }
}

const floating = '0 6px 24px var(--mui-palette-layer-shadow)'
/** What floats has an edge and a shadow, so that it is never taken for the page below. */
const floatingLayer = { boxShadow: floating, border: '1px solid var(--mui-palette-layer-edge)' }
/** What is chosen among several; orange is for what acts. */
const selected = {
  backgroundColor: 'var(--mui-palette-selection-ground)',
  borderColor: 'var(--mui-palette-selection-ground)',
  color: 'var(--mui-palette-selection-text)',
}
/** Where the keyboard is: told from links, kinds, selection and actions, on light grounds as on the dark bar. */
const focusRing = { outline: '2px solid var(--mui-palette-focus-ring)', outlineOffset: 2 }

const components: Theme['components'] = {
  MuiCssBaseline: {
    styleOverrides: {
      body: { overflowWrap: 'break-word', minWidth: 320 },
      h1: { maxWidth: '100%' },
      ':focus-visible': focusRing,
      // What is stepped to stands between the bars at the top and at the foot.
      'main :focus-visible': { scrollMarginBlock: '4rem 5.5rem' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // Even the shortest one shows the old colour until the next frame.
          transitionProperty: 'none !important',
          scrollBehavior: 'auto !important',
        },
      },
      // Where the system chooses the colours, what is chosen keeps one of its own.
      '@media (forced-colors: active)': {
        '[aria-pressed=true], [aria-selected=true], [aria-current=page], .Mui-selected': {
          forcedColorAdjust: 'none',
          backgroundColor: 'SelectedItem !important',
          color: 'SelectedItemText !important',
        },
        ':is([aria-pressed=true], [aria-selected=true], [aria-current=page], .Mui-selected) *': {
          forcedColorAdjust: 'none',
          color: 'inherit !important',
        },
        // What has only its ground to be told by gets an edge.
        '.MuiButton-contained, .MuiChip-filled, .MuiAlert-root': { border: '1px solid !important' },
        mark: { backgroundColor: 'Mark !important', color: 'MarkText !important' },
      },
    },
  },
  MuiButtonBase: {
    defaultProps: { LinkComponent: RouterAwareLink, disableRipple: true },
    styleOverrides: {
      root: { '&.Mui-focusVisible': focusRing },
    },
  },
  MuiLink: {
    defaultProps: { component: RouterAwareLink, underline: 'hover', color: 'info' },
    styleOverrides: { root: { fontWeight: 500 } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { minHeight: 40, maxWidth: '100%', paddingInline: 16, borderRadius: 8, flexShrink: 0 } },
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: 40, minHeight: 40 } } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderColor: 'var(--mui-palette-divider)' } },
  },
  MuiDialog: { styleOverrides: { paper: floatingLayer } },
  MuiPopover: { styleOverrides: { paper: floatingLayer } },
  MuiAutocomplete: { styleOverrides: { paper: { ...floatingLayer, marginBlock: 4 } } },
  MuiDrawer: { styleOverrides: { paper: { boxShadow: floating } } },
  MuiSnackbar: { styleOverrides: { root: { '& .MuiPaper-root': { boxShadow: floating } } } },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: 'var(--mui-palette-divider)' },
      head: { fontWeight: 650, height: 44, lineHeight: 1.25, color: 'var(--mui-palette-text-secondary)' },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: '44px !important',
        gap: 12,
        whiteSpace: 'normal',
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: 'var(--mui-palette-neutral-main)',
          fontWeight: 600,
        },
      },
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        minHeight: 44,
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: 'var(--mui-palette-neutral-main)' },
      },
    },
  },
  // Grown with the text it would cover the icon that it stands on.
  MuiBadge: { styleOverrides: { badge: { fontSize: 'min(0.75rem, 15px)' } } },
  MuiChip: {
    styleOverrides: {
      root: { '&[aria-pressed=true], &[aria-pressed=true]:hover': selected },
      sizeSmall: { height: 22, fontSize: '0.8125rem', fontWeight: 500 },
    },
  },
  MuiCheckbox: { styleOverrides: { root: { padding: 10 } } },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        color: 'var(--mui-palette-text-secondary)',
        '&.Mui-selected, &.Mui-selected:hover': selected,
        // Two chosen side by side stay two.
        '&.Mui-selected + &.Mui-selected': { boxShadow: 'inset 1px 0 var(--mui-palette-selection-text)' },
      },
    },
  },
  MuiToggleButtonGroup: { styleOverrides: { root: { flexWrap: 'wrap' } } },
  MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.8125rem' } } },
  MuiTextField: { defaultProps: { fullWidth: true, variant: 'outlined', size: 'medium' } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        '&.Mui-focused:not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: 'var(--mui-palette-focus-ring)',
        },
      },
    },
  },
  MuiFormLabel: {
    styleOverrides: { root: { '&.Mui-focused:not(.Mui-error)': { color: 'var(--mui-palette-text-primary)' } } },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 2, fontSize: '0.8125rem' } } },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
  MuiUseMediaQuery: { defaultProps: { noSsr: false } },
}

/** The red, green and blue of a colour, which a variable of its own holds for each of the theme's. */
const channelsOf = (colour: string) =>
  colour.startsWith('var(')
    ? colour.replace(
        /^var\(--([\w-]+), (.+)\)$/,
        (_, name, fallback) => `var(--${name}Channel, ${colorChannel(fallback)})`,
      )
    : colorChannel(colour)

const { styleSheet, ...made } = themeData
const { fontSize, htmlFontSize } = made.typography
const base = createSystemTheme({ shape: made.shape })
const withVariables = { ...base, vars: made.vars }
const spacing = createSpacing(undefined, createUnarySpacing(withVariables))

/** The library's theme from what was made of it at build time: making it whole takes a slow phone a tenth of a second. */
export const theme = Object.assign(base, made, {
  components,
  palette: made.colorSchemes.light.palette,
  typography: { ...made.typography, pxToRem: (size: number) => `${(size / htmlFontSize) * (fontSize / 14)}rem` },
  transitions: createTransitions(made.transitions),
  generateStyleSheets: () => styleSheet,
  spacing,
  generateSpacing: () => spacing,
  getColorSchemeSelector: createGetColorSchemeSelector(made.colorSchemeSelector),
  alpha: (colour: string, opacity: number | string) =>
    `rgba(${channelsOf(colour)} / ${typeof opacity === 'string' ? `calc(${opacity})` : opacity})`,
  lighten,
  darken,
}) as unknown as Theme
