import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRefusal } from '#kernel/refusal.ts'
import { createDatabase, type Database } from '#platform/server/postgres/database.ts'
import { createLimits } from '#platform/server/limits/limits.ts'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'
import { createLog } from '#platform/server/log/log.ts'
import type { SendSms } from '#platform/server/sms/sms.ts'
import { createPhones } from './index.ts'

let database: Database
let close: () => Promise<void>
const log = createLog({ level: 'silent' })
beforeAll(async () => {
  const clone = await createTestDatabase({ features: ['phone-verification'] })
  database = createDatabase({ url: clone.url })
  close = async () => {
    await database.close()
    await clone.close()
  }
})
afterAll(() => close())

function phonesWith(sendSms: SendSms | null) {
  const { handlers } = createPhones({
    database,
    log,
    phrases: { translate: (_: string, key: string) => key } as never,
    limits: createLimits({ database, log }),
    sendSms,
    secret: 'a secret of this test alone, long enough',
    blocks: { confirmPhone: async () => {}, forgetPhone: async () => {} },
  })
  return async (account: number, phone: string, minutes = 0) => {
    const answer = await handlers['phone_verification.request_code']({ phone }, {
      site: { id: 1, settings: { countries: ['NL'] } },
      viewer: { account, pool: 1 },
      now: new Date(Date.UTC(2026, 10, 21, 12, minutes)),
      locale: 'en',
      address: `192.0.2.${account}`,
    } as never)
    return isRefusal(answer) ? answer.refusal : 'sent'
  }
}

test('BEY-24 a number receives at most three codes a day, regardless of the requester', async () => {
  const requestCode = phonesWith(async () => 'taken')
  const replies = []
  for (const account of [1, 2, 3, 4]) replies.push(await requestCode(account, '+31610000001'))
  expect(replies).toEqual(['sent', 'sent', 'sent', 'phone_verification.limit_reached'])
})

test('BEY-24 if sending fails the error is shown, and another attempt is possible immediately', async () => {
  expect(await phonesWith(null)(5, '+31620000002')).toBe('phone_verification.not_offered')
  const failing = phonesWith(() => Promise.reject(new Error('out of order')))
  expect(await failing(5, '+31620000002')).toBe('phone_verification.not_sent')
  expect(await phonesWith(async () => 'unreachable')(5, '+31620000002')).toBe(
    'phone_verification.unreachable',
  )
  expect(await phonesWith(async () => 'taken')(5, '+31620000002')).toBe('sent')
})

test('BEY-24 two simultaneous requests result in one code', async () => {
  let sent = 0
  const ask = phonesWith(async () => {
    sent += 1
    return 'taken'
  })
  expect((await Promise.all([ask(6, '+31630000003'), ask(6, '+31630000003')])).sort()).toEqual([
    'phone_verification.too_soon',
    'sent',
  ])
  expect(sent).toBe(1)
})
