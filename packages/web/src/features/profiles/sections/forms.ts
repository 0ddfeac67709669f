export { BioFields } from './BioFields.tsx'
export { ContactFields } from './ContactFields.tsx'
export { PracticeFields } from './PracticeFields.tsx'
