import { expect, test } from 'vitest'
import { readConfig } from './read-config.ts'

const passphrase = 'Hm3vQ0sJr7Yk2Wc9Tz5Lp8Xn4Bd6Fg1A'
const read = (env: Record<string, string>) =>
  readConfig({ MINUET_SECRET: 'x', MINUET_DATA: '/tmp/minuet-none', ...env }).backup

test('BEY-21 a backup needs a folder and a passphrase, and goes back 30 days', () => {
  expect(read({})).toBeUndefined()
  expect(read({ MINUET_BACKUP: '/mnt/backup', MINUET_BACKUP_KEY: passphrase })).toEqual({
    folder: '/mnt/backup',
    passphrase,
    days: 30,
  })
})

test.each([
  [{ MINUET_BACKUP: '/mnt/backup' }, 'set both or neither'],
  [{ MINUET_BACKUP_KEY: passphrase }, 'set both or neither'],
  [{ MINUET_BACKUP: '/mnt/backup', MINUET_BACKUP_KEY: 'short' }, 'MINUET_BACKUP_KEY is too short'],
  [
    { MINUET_BACKUP: '/b', MINUET_BACKUP_KEY: passphrase, MINUET_SECRET: `new,${passphrase}` },
    'must differ from MINUET_SECRET',
  ],
  [
    { MINUET_BACKUP: '/b', MINUET_BACKUP_KEY: passphrase, MINUET_BACKUP_DAYS: '36' },
    'MINUET_BACKUP_DAYS must be a number from 1 to 35, not "36"',
  ],
])('BEY-21 the settings %j are refused', (env, text) => {
  expect(() => read(env)).toThrow(text)
})
