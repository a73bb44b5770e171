import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createLimits } from '../limits/limits.ts'
import { createLog } from '../log/log.ts'
import { createSmsCodes } from './sms-codes.ts'

/** Codes counted in this process, with the numbers that received one. */
function createCodes(feature: string) {
  const log = createLog({ level: 'silent' })
  const sent: string[] = []
  const codes = createSmsCodes(
    {
      limits: createLimits({ log }),
      log,
      sendSms: async ({ to }) => {
        sent.push(to)
        return 'taken'
      },
    },
    feature,
    [
      { name: 'number', by: 'number', count: 3, seconds: 86_400 },
      { name: 'address', by: 'address', count: 20, seconds: 86_400 },
    ],
  )
  const issue = (number: string, address: string) =>
    codes.issue({
      number,
      numberHash: createHash('sha256').update(number).digest(),
      address,
      site: 1,
      now: new Date('2026-11-28T12:00:00Z'),
      writeText: (code) => code,
      store: async () => true,
      discard: async () => {},
    })
  return { issue, sent }
}

test('BEY-24 requests refused by a narrow limit do not count against the site’s limit', async () => {
  const { issue, sent } = createCodes('narrow')
  // A thousand requests from one address to a thousand numbers, and as many to one number.
  for (let count = 0; count < 1000; count += 1) {
    await issue(`+3161${String(count).padStart(4, '0')}000`, '192.0.2.1')
    await issue('+31600000000', `198.51.100.${count % 250}`)
  }
  expect(sent).toHaveLength(20 + 3)
  expect(typeof (await issue('+31699999999', '203.0.113.1'))).toBe('object')
})

test('BEY-24 a site sends at most a thousand codes a day', async () => {
  const { issue, sent } = createCodes('wide')
  for (let count = 0; count < 1010; count += 1)
    await issue(`+3161${String(count).padStart(4, '0')}000`, `10.0.${count >> 8}.${count & 255}`)
  expect(sent).toHaveLength(1000)
})
