export { ContactForm as ContactRules } from '@materia/contract'
