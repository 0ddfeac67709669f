export const messages = {
  hello: 'Hello {name},',
  helloStranger: 'Hello,',
  buttonFails: 'If the button does not work, open this address:',
  aboutMateria: 'Materia, a medical information discovery and curation platform.',
  demoMail: 'Mail of the demo',
  demoMailText: 'This demo sends no real mail: what it would send is kept here, newest first. Reload to see more.',
  noMailYet: 'No mail yet. It appears here as soon as Materia sends some.',
  mailSentTo: 'To {to}, {at}',
  asMailProgramsShow: 'As mail programs show it',
} as const
