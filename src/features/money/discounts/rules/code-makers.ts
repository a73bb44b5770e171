/** Staff roles that may create and switch codes. */
export const codeMakers = ['owner', 'lead', 'finance'] as const
