/** The address of a telephone link: dashes and blanks taken out (SITE-02). */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[-\s]/g, '')}`
}
