import { type ContentItemType, type KindDetails, kindDetails } from '@materia/contract'

/** Decodes what a version says of its kind: a field added to the schema since it was stored takes its default. */
export const decodeDetails = <Kind extends ContentItemType>(kind: Kind, stored: unknown): KindDetails[Kind] =>
  kindDetails[kind].parse(stored) as KindDetails[Kind]

export const withDecodedDetails = <Row extends { type: ContentItemType; details: unknown }>(row: Row): Row => ({
  ...row,
  details: decodeDetails(row.type, row.details),
})
