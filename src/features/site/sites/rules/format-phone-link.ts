/** Formats a phone number as a `tel:` link, without dashes and spaces (SITE-02). */
export function formatPhoneLink(phone: string): string {
  return `tel:${phone.replace(/[-\s]/g, '')}`
}
