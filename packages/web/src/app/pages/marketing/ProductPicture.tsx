import Box from '@mui/material/Box'
import { useLanguage } from '../../../lib/language.ts'
import { colorSchemeAttribute } from '../../../lib/storage-keys.ts'
import { useMarketingMessages } from './messages.ts'
import { productPicture, themes } from './product-picture.ts'

/** Discover as it is, in the visitor's language and theme. `npm run pictures` takes it anew; what is not shown is not loaded. */
export function ProductPicture() {
  const t = useMarketingMessages()
  const language = useLanguage()
  return themes.map((theme) => (
    <Box
      key={theme}
      component="img"
      src={productPicture(theme, language)}
      alt={t('productPicture')}
      width={1080}
      height={840}
      loading="lazy"
      decoding="async"
      sx={{
        display: 'block',
        width: '100%',
        height: 'auto',
        border: 1,
        borderColor: 'bar.rule',
        borderRadius: 1,
        [`html:not([${colorSchemeAttribute}="${theme}"]) &`]: { display: 'none' },
      }}
    />
  ))
}
