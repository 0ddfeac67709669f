/** Every colour of the product; nothing else may name one. */
export const light = {
  primary: { main: '#C2480A', dark: '#9C3906', light: '#E06A2C', contrastText: '#FFFFFF' },
  secondary: { main: '#14284B', dark: '#0D1B35', light: '#2B4474', contrastText: '#FFFFFF' },
  neutral: { main: '#E3E7EC', dark: '#D2D8E0', light: '#EEF1F4', contrastText: '#1B2333' },
  error: { main: '#B3261E', contrastText: '#FFFFFF' },
  success: { main: '#1E6E3C', contrastText: '#FFFFFF' },
  warning: { main: '#8A5A00', contrastText: '#FFFFFF' },
  info: { main: '#1F5FA8', contrastText: '#FFFFFF' },
  background: { default: '#F6F7F9', paper: '#FFFFFF' },
  text: { primary: '#1B2333', secondary: '#556070' },
  divider: '#DDE2E8',
  kind: {
    drug: '#0F6B63',
    brand: '#0F6B63',
    decision: '#6A3FA0',
    article: '#1F5FA8',
    trial: '#2F6B2F',
    folio: '#C2480A',
    post: '#4A5568',
    link: '#8A3B6B',
  },
  selection: { ground: '#14284B', text: '#FFFFFF', line: '#14284B' },
  focus: { ring: '#2B7DE9' },
  layer: { edge: '#D2D8E0', shadow: 'rgba(15, 23, 38, 0.18)' },
  bar: {
    ground: '#14284B',
    text: '#FFFFFF',
    muted: '#C3CDDD',
    hover: 'rgba(255,255,255,0.10)',
    line: '#14284B',
    rule: '#33486F',
  },
}

export const dark = {
  primary: { main: '#FF9A57', dark: '#F27F33', light: '#FFB985', contrastText: '#0F1726' },
  secondary: { main: '#18233A', dark: '#101A2D', light: '#26324A', contrastText: '#E6EAF0' },
  neutral: { main: '#26324A', dark: '#31405D', light: '#1F2A41', contrastText: '#E6EAF0' },
  error: { main: '#F2938C', contrastText: '#0F1726' },
  success: { main: '#7CCB98', contrastText: '#0F1726' },
  warning: { main: '#E5B65B', contrastText: '#0F1726' },
  info: { main: '#8AB8F0', contrastText: '#0F1726' },
  background: { default: '#0F1726', paper: '#18233A' },
  text: { primary: '#E6EAF0', secondary: '#9AA6B8' },
  divider: '#2B3750',
  kind: {
    drug: '#54C4B7',
    brand: '#54C4B7',
    decision: '#B99CEB',
    article: '#7DB4F0',
    trial: '#86C986',
    folio: '#FF9A57',
    post: '#A9B4C4',
    link: '#E29AC5',
  },
  selection: { ground: '#C7D5EE', text: '#0F1726', line: '#C7D5EE' },
  focus: { ring: '#5C9DFF' },
  layer: { edge: '#43527A', shadow: 'rgba(0, 0, 0, 0.6)' },
  bar: {
    ground: '#18233A',
    text: '#E6EAF0',
    muted: '#A9B5C8',
    hover: 'rgba(255,255,255,0.08)',
    line: '#2B3750',
    rule: '#2B3750',
  },
}

export type KindName = keyof typeof light.kind
export type BarColours = typeof light.bar
export type SelectionColours = typeof light.selection
export type FocusColours = typeof light.focus
export type LayerColours = typeof light.layer
