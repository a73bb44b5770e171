import { expect, test } from 'vitest'
import { siteWith } from '#features/members/profiles/testing/small-world.ts'
import { assessMessage, type MessageFacts } from './assess-message.ts'
import { advanceSenderFacts, checkPaidLimit, type SenderFacts } from './sender-facts.ts'

const site = { ...siteWith(), timeZone: 'Europe/Amsterdam' }
const now = new Date('2026-03-01T12:00:00Z')
const sender: SenderFacts = {
  spent_day: 0,
  spent_before: 0,
  nights: 0,
  attached: 0,
  distress: 0,
  paid_today: 3,
  paused_until: null,
}
const toMember = { from: 'member', to: 'member', opening: false, credits: 2, sender: null } as const
const toFictional = { ...toMember, to: 'fictional', sender } as const
const asProfile = { ...toMember, from: 'fictional', credits: 0 } as const
const long = 'I read your profile twice and would love to hear about your garden.'

test.each<[string, string, MessageFacts, object[]]>([
  ['an ordinary text', 'How was your day?', toMember, []],
  [
    'contact details',
    'Write to jo@example.com',
    toMember,
    [{ type: 'record_warnings', kinds: ['contact'] }],
  ],
  ['a question between members', 'Are you real?', toMember, []],
  [
    'a long first text',
    long,
    { ...toMember, opening: true },
    [{ type: 'record_warnings', kinds: [], text_fingerprint: expect.stringMatching(/^[01]{64}$/) }],
  ],
  ['the same text later', long, toMember, []],
  [
    'a question to a fictional profile',
    'Are you real?',
    toFictional,
    [
      { type: 'add_notice', interval: 3 },
      { type: 'record_signals', signals: [], reasons: [] },
    ],
  ],
  [
    'a remark to a fictional profile',
    'The weather is fine',
    toFictional,
    [{ type: 'record_signals' }],
  ],
  [
    'a gift to a fictional profile',
    '',
    toFictional,
    [{ type: 'record_signals', night: false, signals: [] }],
  ],
  [
    'distress',
    'I want to die',
    toFictional,
    [
      {
        type: 'record_signals',
        signals: ['distress'],
        reasons: ['distress'],
        until: new Date('2026-03-02T12:00:00Z'),
      },
    ],
  ],
  ['a reply in a profile’s name', 'How was your day?', asProfile, []],
  [
    'a reply that promises a meeting',
    'Let us meet on Saturday',
    asProfile,
    [{ type: 'refuse', violations: ['promises_meeting'] }],
  ],
])('the effects of %s', (_, text, facts, effects) => {
  const found = assessMessage(text, facts, { site, now })
  expect(found).toMatchObject(effects)
  expect(found).toHaveLength(effects.length)
})

test('a member who was asked to pause, or has reached today’s maximum of paid messages, cannot pay for more', () => {
  const distress = assessMessage('I want to die', toFictional, { site, now })
  const paused = advanceSenderFacts(sender, distress, 2)
  expect(paused).toEqual({ ...sender, paid_today: 4, paused_until: '2026-03-02T12:00:00.000Z' })
  expect(checkPaidLimit(paused, site, now)).toEqual({
    reason: 'paused',
    until: new Date('2026-03-02T12:00:00Z'),
  })
  const most = { ...sender, paid_today: site.settings.fictional_daily_messages - 1 }
  const calm = assessMessage('Hello', toFictional, { site, now })
  expect(checkPaidLimit(most, site, now)).toBeNull()
  expect(checkPaidLimit(advanceSenderFacts(most, calm, 0), site, now)).toBeNull()
  expect(checkPaidLimit(advanceSenderFacts(most, calm, 2), site, now)).toEqual({ reason: 'enough' })
  expect(checkPaidLimit(null, site, now)).toBeNull()
})
