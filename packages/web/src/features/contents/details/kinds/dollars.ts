const format = new Intl.NumberFormat('en-CA', {
  style: 'currency',
  currency: 'CAD',
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
})

export const dollars = (amount: number | null) => (amount === null ? '' : format.format(amount))
