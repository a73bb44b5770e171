import { parseContactAddress } from './contact-address.ts'

/** A contact found in pasted text; the address as typed. */
interface ParsedContact {
  readonly address: string
  readonly label: string
}

/** Maximum number of characters in a label. */
export const maxContactLabelLength = 60

const email = /[^\s<>,;:"'()[\]]+@[^\s<>,;:"'()[\]]+/g
const phone = /(?:\+|\b00)[\d\s()./\u2010-\u2015-]{6,24}\d/g

/**
 * Finds the email addresses and phone numbers in pasted text: one person per line, before or after
 * their name, or vCards as exported by address books. Each address is returned once, however it is
 * written. `unread` counts the lines with a name or number but no address that could be used.
 */
export function parseContactLines(text: string): {
  readonly contacts: readonly ParsedContact[]
  readonly unread: number
} {
  const contacts = new Map<string, ParsedContact>()
  let unread = 0
  let cardName: string | null = null
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (/^BEGIN:VCARD/i.test(line)) cardName = ''
    else if (/^END:VCARD/i.test(line)) cardName = null
    else if (cardName !== null && /^FN[;:]/i.test(line)) cardName = afterColon(line)
    else if (line !== '' && (cardName === null || /^(?:\w+\.)?(?:EMAIL|TEL)[;:]/i.test(line))) {
      const value = cardName === null ? line : afterColon(line).replace(/^tel:/i, '')
      const found = findAddresses(value)
      if (found.length === 0) unread += 1
      const label = cardName ?? restOf(line, found)
      for (const address of found) {
        const key = parseContactAddress(address)?.value ?? address
        if (!contacts.has(key))
          contacts.set(key, { address, label: label.slice(0, maxContactLabelLength).trim() })
      }
    }
  }
  return { contacts: [...contacts.values()], unread }
}

function findAddresses(text: string): string[] {
  const emails = text.match(email) ?? []
  const phones = emails.reduce((rest, one) => rest.replace(one, ' '), text).match(phone) ?? []
  return [...emails, ...phones]
    .map((one) => one.trim())
    .filter((one) => parseContactAddress(one) !== null)
}

/** The name next to the addresses, without the characters that separated them. */
function restOf(line: string, addresses: readonly string[]): string {
  return addresses
    .reduce((rest, one) => rest.replace(one, ' '), line)
    .replace(/[<>,;:"()[\]\t]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s–-]+|[\s–-]+$/g, '')
}

function afterColon(line: string): string {
  return line.slice(line.indexOf(':') + 1).trim()
}
