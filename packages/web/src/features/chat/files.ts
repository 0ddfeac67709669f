import type { Attachment } from '@materia/contract'

export const nameOfFile = ({ fileName, name }: Attachment): string => fileName ?? name

/** What a message says that is nothing but files: their names, by which it is found and quoted. */
export const namesOfFiles = (files: Attachment[]): string => files.map(nameOfFile).join(', ')
