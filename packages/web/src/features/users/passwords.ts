export const passwordHint =
  '8 characters or more, with an uppercase and a lowercase letter, a number and a special character.'
