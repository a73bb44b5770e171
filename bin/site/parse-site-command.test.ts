import { expect, test } from 'vitest'
import { parseSiteCommand, type SiteCommand } from './parse-site-command.ts'

test.each<[words: string[], read: SiteCommand]>([
  [['list'], { do: 'list' }],
  [['show', 'localhost'], { do: 'show', host: 'localhost' }],
  [['pages', 'localhost'], { do: 'pages', host: 'localhost' }],
  [
    ['page', 'localhost', 'about-us', 'de.md'],
    { do: 'page', host: 'localhost', token: 'about-us', file: 'de.md' },
  ],
  [
    ['page', 'localhost', 'about-us', 'remove'],
    { do: 'page', host: 'localhost', token: 'about-us', file: null },
  ],
  [
    ['hosts', 'localhost', 'dating.example', 'www.dating.example'],
    {
      do: 'change',
      host: 'localhost',
      change: { hosts: ['dating.example', 'www.dating.example'] },
    },
  ],
  [
    ['name', 'localhost', 'Two', 'by', 'two'],
    { do: 'change', host: 'localhost', change: { name: 'Two by two' } },
  ],
  // Digits in a text field remain text.
  [
    ['company', 'localhost', 'kvk', '0123'],
    { do: 'change', host: 'localhost', change: { company: { kvk: '0123' } } },
  ],
  [
    ['company', 'localhost', 'support_phone', 'null'],
    { do: 'change', host: 'localhost', change: { company: { support_phone: null } } },
  ],
  [
    ['region', 'localhost', 'currency', 'CHF'],
    { do: 'change', host: 'localhost', change: { region: { currency: 'CHF' } } },
  ],
  [
    ['region', 'localhost', 'locales', '["de","fr"]'],
    { do: 'change', host: 'localhost', change: { region: { locales: ['de', 'fr'] } } },
  ],
  [
    ['set', 'localhost', 'message_credits', '3'],
    { do: 'set', host: 'localhost', patch: { message_credits: 3 } },
  ],
  [
    ['set', 'localhost', 'support_email', 'null'],
    { do: 'set', host: 'localhost', patch: { support_email: null } },
  ],
  [
    ['set', 'localhost', 'countries', '["NL","DE"]'],
    { do: 'set', host: 'localhost', patch: { countries: ['NL', 'DE'] } },
  ],
  [
    ['set', 'localhost', 'signups', 'closed'],
    { do: 'set', host: 'localhost', patch: { signups: 'closed' } },
  ],
])('%j is parsed', (args, read) => {
  expect(parseSiteCommand(args)).toEqual(read)
})

test.each<[words: string[], said: RegExp]>([
  [[], /site hosts <host> <host>/],
  [['show'], /Which one/],
  [['set', 'localhost', 'message_credits'], /Which one/],
  [['forget', 'localhost', 'it', 'all'], /Which one/],
  [['hosts', 'localhost', 'https://dating.example'], /host name in lower case, without https/],
  [['hosts', 'localhost', 'dating.example:443'], /host name in lower case/],
  [['hosts', 'localhost', 'Dating.example'], /host name in lower case/],
  [['hosts', 'localhost', 'a.example', 'a.example'], /a host is listed twice/],
  [['set', 'localhost', 'message_credits', 'many'], /message_credits/],
  [['set', 'localhost', 'message_credit', '3'], /message_credit/],
  [['set', 'localhost', 'min_age', '16'], /min_age/],
  [['company', 'localhost', 'owner', 'me'], /owner/],
])('%j is refused with the reason', (words, expected) => {
  expect(() => parseSiteCommand(words)).toThrow(expected)
})
