export const messages = {
  verification: 'Verification',
  explained: {
    Doctor:
      'An administrator looks you up in the public register of your college of physicians. Your name then carries a badge for a year that says where and when you were found. A changed name or MINC ends it.',
    NursePractitioner:
      'An administrator looks you up in the public register of your college of nurses. Your name then carries a badge for a year that says where and when you were found. A changed name ends it.',
    MedicalResident:
      'An administrator looks you up in the public register of your college of physicians, or asks your school. Your name then carries a badge for a year that says where and when you were found. A changed name or school ends it.',
    MedicalStudent:
      'An administrator asks your school. Your name then carries a badge for a year that says where and when you were found. A changed name or school ends it.',
  },
  states: {
    None: 'You are not verified.',
    Requested: 'You have asked: an administrator will look you up in the register {ofRegulator}.',
    Verified: 'Verified in the register {ofRegulator} on {checkedOn}, until {expiresOn}.',
    Expired: 'Your verification in the register {ofRegulator} has ended. Ask again to have the badge back.',
    Refused: 'You could not be verified in the register {ofRegulator}. The mail says why; you may ask again.',
  },
  ask: 'Ask to be verified',
  askAgain: 'Ask again',
  withdraw: 'Withdraw the request',
  withdrawn: 'Your request is withdrawn.',
  asked: 'You have asked to be verified.',
  province: 'Province or territory',
  regulator: 'Regulator or school',
  regulatorHints: {
    Doctor: 'Such as the college of physicians and surgeons of your province.',
    NursePractitioner: 'Such as the college of nurses of your province.',
    MedicalResident: 'The college of physicians that lets you train, or your school.',
    MedicalStudent: 'The name of your school.',
  },
  licenceNumber: 'Licence or registration number',
  cancel: 'Cancel',
  send: 'Send',
  provinces: {
    AB: 'Alberta',
    BC: 'British Columbia',
    MB: 'Manitoba',
    NB: 'New Brunswick',
    NL: 'Newfoundland and Labrador',
    NS: 'Nova Scotia',
    NT: 'Northwest Territories',
    NU: 'Nunavut',
    ON: 'Ontario',
    PE: 'Prince Edward Island',
    QC: 'Quebec',
    SK: 'Saskatchewan',
    YT: 'Yukon',
  },
} as const
