/**
 * Formats a phone number as E.164, "+31612345678"; null without a country code. "(0)", which is not
 * dialled from abroad, is left out.
 */
export function parsePhoneNumber(typed: string): string | null {
  const dialled = typed
    .trim()
    .replace(/^tel:/i, '')
    .replace(/\(0\)/g, '')
    .replace(/[\s()./\u2010-\u2015-]/g, '')
    .replace(/^00/, '+')
  return /^\+[1-9]\d{6,14}$/.test(dialled) ? dialled : null
}
