import { expect, test } from 'vitest'
import { readConfig } from '#platform/server/config/read-config.ts'
import { formatAnnouncement } from './format-announcement.ts'

test('the address, the demo’s developer pages and the logins are listed', () => {
  const config = readConfig({ MINUET_PORT: '3005', MINUET_SECRET: 'x' })
  const elena = { name: 'Elena', email: 'elena@demo.test', password: 'dance with me' }
  expect(formatAnnouncement(config, [elena])).toEqual([
    '',
    '  minuet is running     http://localhost:3005',
    '  emails sent           http://localhost:3005/dev/mail',
    '  log in as anyone      http://localhost:3005/dev/as',
    '  the clock             http://localhost:3005/dev/clock',
    '  every page under /dev http://localhost:3005/dev',
    '  log in as Elena       elena@demo.test  dance with me',
    '',
    '  Ctrl-C stops it.',
    '',
  ])
})

test('developer pages are not listed if they are disabled', () => {
  const config = readConfig({ MINUET_DEV_DOORS: '0', MINUET_SECRET: 'x' })
  expect(formatAnnouncement(config, []).join('\n')).not.toContain('/dev/')
})

test('if no site uses the public address, the command that adds the host is shown', () => {
  const config = readConfig({
    MINUET_MODE: 'demo',
    MINUET_PUBLIC_URL: 'https://dating.example',
    MINUET_SECRET: 'x',
  })
  expect(formatAnnouncement(config, [], false)).toContain(
    '  no site has that host node bin/bootstrap.mjs site hosts localhost dating.example',
  )
  expect(formatAnnouncement(config, []).join()).not.toContain('site hosts')
})
