import type { HideableField } from '@materia/contract'

export const mayShow = (hiddenFields: HideableField[], field: HideableField) => !hiddenFields.includes(field)

/** The directory is for clinicians; elsewhere the phone needs its owner's word. */
export const mayShowPhone = (hiddenFields: HideableField[]) =>
  mayShow(hiddenFields, 'phoneNumber') && mayShow(hiddenFields, 'phoneOutsideDirectory')
