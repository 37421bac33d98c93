import { emailMalformed } from '@apple-only/contract';

/** The errors of form fields: the specification's exact words (§5), and ours where it has none. */
export const validation = {
  nameRequired: 'Name is Required',
  emailRequired: 'Email Address is required',
  emailMalformed,
  passwordRequired: 'Password is required',
  imageRequired: 'Photo is Required',
  conditionRequired: 'Condition is Required',
  categoryRequired: 'Category is Required',
  priceRequired: 'Price is Required',
  yearRequired: 'year is Required',
  descriptionRequired: 'Descriptions',
  numberRequired: 'Mobile Number',
  messageRequired: 'Message is Required',
  required: (label: string) => `${label} is Required`,
};

/** A rule for a required field: white space alone counts as empty. */
export const notBlank = (message: string) => (value: string) => value.trim() !== '' || message;
