/** URLs of portraits by first name; missing ones show initials. */
export type Faces = Partial<
  Record<'elena' | 'lena' | 'amara' | 'isabel' | 'kofi' | 'jonas' | 'sail' | 'coffee', string>
>
