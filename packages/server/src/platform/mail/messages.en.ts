export const messages = {
  hello: 'Hello {name},',
  helloStranger: 'Hello,',
  buttonFails: 'If the button does not work, open this address:',
  aboutMateria: 'Materia, a medical information discovery and curation platform.',
} as const
