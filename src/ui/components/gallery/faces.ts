/** Addresses of portraits by first name; whoever is missing shows initials. */
export type Faces = Partial<
  Record<'elena' | 'lena' | 'amara' | 'isabel' | 'kofi' | 'jonas' | 'sail' | 'coffee', string>
>
