import { expect, test } from 'vitest'
import { parseEmail } from './parse-email.ts'

const parts = (kind: string, ...more: string[]) => [
  'To: a@x.test',
  `Content-Type: multipart/${kind}; boundary="a;b"`,
  '',
  ...more.flatMap((part) => ['--a;b', part]),
]
const plain = 'Content-Type: text/plain\n\nplain'
const formatted = 'Content-Type: text/html\n\n<p>formatted</p>'

test.each([
  [
    'a character split between two encoded words',
    ['Subject: =?UTF-8?Q?Gr=C3?= =?UTF-8?Q?=BC=C3=9Fe?=', '', ''],
    { subject: 'Grüße' },
  ],
  [
    'a text in another character set',
    [
      'Content-Type: text/plain; charset=iso-8859-1',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Gr=FC=DFe',
    ],
    { text: 'Grüße\n' },
  ],
  [
    'an unknown character set',
    ['Content-Type: text/plain; charset=x-none', '', 'hi'],
    { text: 'hi\n' },
  ],
  [
    'a message that was cut off',
    parts('alternative', plain, formatted),
    { text: 'plain\n', html: '<p>formatted</p>\n' },
  ],
  [
    'an attached text before the message',
    parts(
      'mixed',
      'Content-Type: text/plain\nContent-Disposition: attachment; filename=x.txt\n\nattached',
      plain,
    ),
    { text: 'plain\n' },
  ],
  ['a recipient with a name', ['To: "Doe, J" <a@x.test>', '', ''], { to: 'Doe, J <a@x.test>' }],
] as const)('%s', async (_, lines, expected) => {
  const raw = Buffer.from(lines.join('\n').replaceAll('\n', '\r\n').concat('\r\n'))
  expect(await parseEmail(raw)).toMatchObject(expected)
})
