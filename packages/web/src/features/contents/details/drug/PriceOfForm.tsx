import { formularyForm, isPacked } from '@materia/language/formulary-forms.ts'
import Box from '@mui/material/Box'
import { useLanguage } from '../../../../lib/language.ts'
import { dollars } from './dollars.ts'
import { useDrugMessages } from './messages.ts'

/** A price, with what it is for one of where that is a whole pen, syringe or pack. */
export function PriceOfForm({ price, form }: { price: number; form: string | null }) {
  const d = useDrugMessages()
  const language = useLanguage()
  return (
    <>
      {dollars(price)}
      {form && isPacked(form) && (
        <Box
          component="span"
          sx={{ display: 'block', typography: 'caption', color: 'text.secondary', whiteSpace: 'normal' }}
        >
          {d('perForm', { form: formularyForm(form, language) ?? form })}
        </Box>
      )}
    </>
  )
}
