/** Staff roles that may create and switch codes. */
export const codeEditors = ['owner', 'lead', 'finance'] as const
