import type { Language } from '@materia/contract/languages.ts'

/** The messages of each part of the program: only those of the viewer's language are loaded. */
export const publicMessages = async (language: Language) =>
  (await (language === 'fr' ? import('./public.fr.ts') : import('./public.en.ts'))).messages

/** The frame of the screens behind the sign-in, and every card. */
export const applicationMessages = async (language: Language) =>
  (await (language === 'fr' ? import('./application.fr.ts') : import('./application.en.ts'))).messages

/** What the rules of every form say: they speak English themselves. */
export const formMessages = async (language: Language) =>
  language === 'fr' ? (await import('./forms.fr.ts')).messages : {}

/** Profiles and the directory of doctors. */
export const peopleMessages = async (language: Language) =>
  (await (language === 'fr' ? import('./people.fr.ts') : import('./people.en.ts'))).messages

/** One's own posts, and writing them. */
export const writingMessages = async (language: Language) =>
  (await (language === 'fr' ? import('./writing.fr.ts') : import('./writing.en.ts'))).messages

/** The screens of admins. */
export const adminMessages = async (language: Language) =>
  (await (language === 'fr' ? import('./admin.fr.ts') : import('./admin.en.ts'))).messages

/** The pages of items, of drugs and of companies. */
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

/** Inviting a colleague to Materia. */
export const invitingMessages = async (language: Language) =>
  (await (language === 'fr' ? import('./inviting.fr.ts') : import('./inviting.en.ts'))).messages
