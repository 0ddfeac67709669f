export const messages = {
  voiceOf: 'Voice of {name}',
  kinds: {
    Article: 'Article',
    Drug: 'Drug',
    DrugBrandGroup: 'Drug brand',
    DrugIngredient: 'Ingredient',
    Decision: 'Decision',
    Trial: 'Trial',
    Folio: 'Folio',
    UserArticle: 'Post',
    UserExternalLink: 'Link',
    DraftUserArticle: 'Draft',
    DraftUserExternalLink: 'Draft link',
  },
  professions: {
    Doctor: 'Doctor',
    NursePractitioner: 'Nurse practitioner',
    MedicalResident: 'Medical resident',
    MedicalStudent: 'Medical student',
  },
} as const
