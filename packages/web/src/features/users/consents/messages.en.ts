export const messages = {
  label: 'Terms and privacy policy',
  ask: 'Please read and accept {which, select, Terms {<terms>the terms and conditions</terms>} Privacy {<policy>the privacy policy</policy>} other {<terms>the terms and conditions</terms> and <policy>the privacy policy</policy>}}. You can go on working meanwhile.',
  accept: 'Agree',
} as const
