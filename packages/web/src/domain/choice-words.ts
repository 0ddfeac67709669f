import { useDomainMessages } from './messages.ts'

/** What the library's field for choosing says by itself. */
export function useChoiceWords() {
  const t = useDomainMessages()
  return {
    clearText: t('clear'),
    closeText: t('close'),
    openText: t('open'),
    noOptionsText: t('noOptions'),
    loadingText: t('loadingOptions'),
  }
}
