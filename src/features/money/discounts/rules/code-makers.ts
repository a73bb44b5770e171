/** Who of the staff makes codes and switches them off: those who answer for the site and for its money. */
export const codeMakers = ['owner', 'lead', 'finance'] as const
