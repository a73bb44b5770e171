import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseContactAddress } from './contact-address.ts'
import { parseContactLines } from './parse-contact-lines.ts'

test.each([
  ['', [], 0],
  ['boss@firma.de', [['boss@firma.de', '']], 0],
  ['My boss, boss@firma.de', [['boss@firma.de', 'My boss']], 0],
  ['"Anna Müller" <anna@example.org>', [['anna@example.org', 'Anna Müller']], 0],
  ['+31 6 1234 5678 – Tom', [['+31 6 1234 5678', 'Tom']], 0],
  [
    'Tom;tom@example.org;0031-6-12345678',
    [
      ['tom@example.org', 'Tom'],
      ['0031-6-12345678', 'Tom'],
    ],
    0,
  ],
  [
    'A\ta@example.org\nB\tb@example.org',
    [
      ['a@example.org', 'A'],
      ['b@example.org', 'B'],
    ],
    0,
  ],
  ['A a@example.org\r\n\r\nAgain A@Example.org', [['a@example.org', 'A']], 0],
  ['Name,Email\nTom,06 12345678\nnobody@', [], 3],
  [
    'BEGIN:VCARD\nVERSION:3.0\nN:Kok;Eva;;;\nFN:Eva Kok\nEMAIL;TYPE=INTERNET:eva@example.org\nitem1.TEL;TYPE=CELL:+48 601 234 567\nNOTE:x@y.example\nEND:VCARD',
    [
      ['eva@example.org', 'Eva Kok'],
      ['+48 601 234 567', 'Eva Kok'],
    ],
    0,
  ],
] as const)('BEY-24 pasted text %j contains %j', (text, contacts, unread) => {
  expect(parseContactLines(text)).toEqual({
    contacts: contacts.map(([address, label]) => ({ address, label })),
    unread,
  })
})

test('every contact found in any text is a valid address with a short label, and is listed once', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.string(),
          fc.emailAddress(),
          fc.constantFrom(
            '+31 6 1234 5678',
            'BEGIN:VCARD',
            'END:VCARD',
            'FN:Eva',
            'TEL:+4812345678',
            ';',
            ',',
          ),
        ),
        { maxLength: 12 },
      ),
      fc.constantFrom(' ', '\n'),
      (parts, glue) => {
        const { contacts } = parseContactLines(parts.join(glue))
        const keys = contacts.map(({ address }) => parseContactAddress(address)?.value)
        expect(keys).not.toContain(undefined)
        expect(new Set(keys).size).toBe(keys.length)
        for (const { label } of contacts) expect(label.length).toBeLessThanOrEqual(60)
      },
    ),
  )
})
