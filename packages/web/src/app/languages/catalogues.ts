import type { Language } from '@materia/contract/languages.ts'

/** The messages of each part of the program: only those of the viewer's language are loaded. */
export const publicMessages = async (language: Language) =>
  (await (language === 'fr' ? import('./public.fr.ts') : import('./public.en.ts'))).messages

/** The screens behind the sign-in. */
export const applicationMessages = async (language: Language) =>
  (await (language === 'fr' ? import('./application.fr.ts') : import('./application.en.ts'))).messages

/** The account's dialogs, and what the rules of every form say. */
export const formMessages = async (language: Language) =>
  (await (language === 'fr' ? import('./forms.fr.ts') : import('./forms.en.ts'))).messages

/** The screens of admins. */
export const adminMessages = async (language: Language) =>
  (await (language === 'fr' ? import('./admin.fr.ts') : import('./admin.en.ts'))).messages

/** The pages of content, for those of drugs and companies. */
export const drugMessages = async (language: Language) =>
  (await (language === 'fr' ? import('./drugs.fr.ts') : import('./drugs.en.ts'))).messages

/** Terms and privacy: long, and read once. */
export const legalMessages = async (language: Language) =>
  (await (language === 'fr' ? import('./legal.fr.ts') : import('./legal.en.ts'))).messages

/** The pages for doctors, residents and organisations. */
export const audienceMessages = async (language: Language) =>
  (await (language === 'fr' ? import('./audiences.fr.ts') : import('./audiences.en.ts'))).messages

/** What stands beneath an item. */
export const commentMessages = async (language: Language) =>
  (await (language === 'fr' ? import('./comments.fr.ts') : import('./comments.en.ts'))).messages

/** What one can do with messages and rooms. */
export const discussionMessages = async (language: Language) =>
  (await (language === 'fr' ? import('./discussions.fr.ts') : import('./discussions.en.ts'))).messages

/** What narrows the results of a search. */
export const refineMessages = async (language: Language) =>
  (await (language === 'fr' ? import('./refine.fr.ts') : import('./refine.en.ts'))).messages

/** What of one's own is hidden from others. */
export const hiddenMessages = async (language: Language) =>
  (await (language === 'fr' ? import('./hidden.fr.ts') : import('./hidden.en.ts'))).messages
