import { describe, expect, test } from 'vitest'
import { asTyped, corpusOf, locales } from '../../testing/classifier/corpus.ts'
import { readCorpusHalves, readReplies } from '../../testing/classifier/corpus-halves.ts'
import { asksIfReal } from '../../testing/classifier/asks-if-real.ts'
import { containsContact } from './contains-contact.ts'
import { computeTextFingerprint, maxFingerprintDistance } from './text-fingerprint.ts'
import { lintReply } from './lint-reply.ts'
import { findWarnings } from './find-warnings.ts'
import { findSecondThought } from './find-second-thought.ts'

/** The share of sentences that are detected in the way people actually type them. */
const detectionRate = (sentences: readonly string[] = [], finds: (sentence: string) => boolean) => {
  const typed = sentences.flatMap(asTyped)
  return { count: typed.length, share: typed.filter(finds).length / typed.length }
}

const shareDetected = (sentences: readonly string[], finds: (sentence: string) => boolean) =>
  sentences.filter(finds).length / sentences.length

describe.each(locales)('in %s', (locale) => {
  const corpus = corpusOf(locale)

  test('BEY-02 at least 98 of 100 ways to ask “are you real?” are detected, and at most 2 of 100 everyday sentences are mistaken for one', () => {
    const asked = detectionRate(
      [...(corpus.asks ?? []), ...(corpus['asks again'] ?? [])],
      asksIfReal,
    )
    expect(asked.count).toBeGreaterThanOrEqual(900)
    expect(asked.share).toBeGreaterThanOrEqual(0.98)
    expect(detectionRate(corpus.everyday, asksIfReal).share).toBeLessThanOrEqual(0.02)
  })

  test('BEY-02 of over 300 phrasings at least 98 of 100 are detected, and of 300 similar sentences at most 3 of 100 are mistaken', () => {
    const asks = readCorpusHalves('phrasings', 'asks', locale)
    const near = readCorpusHalves('phrasings', 'near', locale)
    expect(asks.seen.length + asks.unseen.length).toBeGreaterThanOrEqual(300)
    expect(near.seen.length + near.unseen.length).toBeGreaterThanOrEqual(295)
    for (const part of [asks.seen, asks.unseen])
      expect(shareDetected(part, asksIfReal)).toBeGreaterThanOrEqual(0.98)
    for (const part of [near.seen, near.unseen])
      expect(shareDetected(part, asksIfReal)).toBeLessThanOrEqual(0.03)
  })

  test('in either half of the templates at least 95 of 100 bad replies are stopped, and at most 5 of 100 good ones', () => {
    const stops = (sentence: string) => lintReply(sentence).length > 0
    const [bad, ok] = [readReplies('bad', locale), readReplies('ok', locale)]
    for (const part of [bad.seen, bad.unseen])
      expect(shareDetected(part, stops)).toBeGreaterThanOrEqual(0.95)
    for (const part of [ok.seen, ok.unseen])
      expect(shareDetected(part, stops)).toBeLessThanOrEqual(0.05)
  })

  test('at least 95 of 100 replies the persona desk may not send are stopped, and at most 5 of 100 good ones', () => {
    const stops = (sentence: string) => lintReply(sentence).length > 0
    expect(detectionRate(corpus['desk bad'], stops).share).toBeGreaterThanOrEqual(0.95)
    expect(detectionRate(corpus['desk ok'], stops).share).toBeLessThanOrEqual(0.05)
    expect(detectionRate(corpus.everyday, stops).share).toBeLessThanOrEqual(0.05)
  })

  test('BEY-16 at least 95 of 100 requests for money, attempts to leave the site and scams are detected, and at most 1 of 100 honest messages', () => {
    expect(
      detectionRate(corpus.money, (one) => findWarnings(one).includes('money')).share,
    ).toBeGreaterThanOrEqual(0.95)
    expect(
      detectionRate(corpus['off platform'], (one) => findWarnings(one).includes('away')).share,
    ).toBeGreaterThanOrEqual(0.95)
    expect(
      detectionRate(corpus.scam, (one) => findWarnings(one).includes('scam')).share,
    ).toBeGreaterThanOrEqual(0.95)
    const honest = [...(corpus.everyday ?? []), ...(corpus['desk ok'] ?? [])]
    expect(detectionRate(honest, (one) => findWarnings(one).length > 0).share).toBeLessThanOrEqual(
      0.01,
    )
  })
})

test.each([
  'are y o u r e a l',
  'areyoureal?',
  'ar eyou real',
  'b.o.t?  are you a b.o.t',
  'аre уou rеal', // with Cyrillic letters
  'ARE YOU REEEEAL',
  'bist du 3cht',
  'r3al?? are you r3al',
  'Hello there. I like your photos, but tell me: are you, like, real?',
  // The label of a fictional profile, in each language.
  'Are you a fictional profile?',
  'Bist du ein fiktives Profil?',
  '¿Eres un perfil ficticio?',
  'Tu es un profil fictif ?',
  'Sei un profilo di fantasia?',
  'Ma tu sei di fantasia?',
  'Ben je een fictief profiel?',
  'Jesteś fikcyjnym profilem?',
])('“%s” asks whether the profile is real', (text) => expect(asksIfReal(text)).toBe(true))

test.each([
  ['0612345678', true],
  ['06 - 12 34 56 78', true],
  ['+49 (171) 234 56 78', true],
  ['six one two three four five six seven', true],
  ['anna (at) gmail (dot) com', true],
  ['look at www.anna-photos.com', true],
  ['t.me/annab', true],
  ['I was born in 1984 and moved in 2011', false],
  ['from 12.06.2019 to 14.06.2021', false],
  ['It cost 12.50, then 13.00', false],
  ['See you at 8', false],
])('“%s” contains contact details: %s', (text, expected) =>
  expect(containsContact(text)).toBe(expected),
)

test.each([
  ['I am not a real person and we will never meet.', []],
  ['I am real', ['claims_real']],
  ['Non sono un profilo di fantasia', ['claims_real']],
  ['Non sono di fantasia', ['claims_real']],
  ['Non sono reale, sono un profilo di fantasia', []],
  ['Je ne suis pas un profil fictif', ['claims_real']],
  ['Je ne suis pas réelle, je suis un profil fictif', []],
  ['Let’s meet, here is my number: 0612345678', ['promises_meeting', 'contact']],
  ['Send me some money', ['asks_money']],
])('the reply “%s” has the problems %j', (text, faults) =>
  expect([...lintReply(text)].sort()).toEqual([...faults].sort()),
)

test.each([
  ['You are stupid', 0, 'hurts'],
  ['You are stupid', 50, 'hurts'],
  ['Call me: 0612345678', 0, 'contact'],
  ['Call me: 0612345678', 6, null],
  ['How was your day?', 0, null],
] as const)(
  'before “%s” is sent after %i messages, the sender is warned about %s',
  (text, messagesBefore, thought) =>
    expect(findSecondThought(text, { to: 'member', paid: true, messagesBefore })).toBe(thought),
)

test.each([
  ['Are you a real person?', 'fictional', true, 'asks'],
  ['Are you a real person?', 'fictional', false, null],
  ['Are you a real person?', 'member', true, null],
  ['How was your day?', 'fictional', true, null],
] as const)(
  'before sending “%s” to a %s, paid %s, the sender is warned about %s',
  (text, to, paid, thought) => {
    expect(findSecondThought(text, { to, paid, messagesBefore: 20 })).toBe(thought)
  },
)

test('opening messages that differ in one word count as the same, and others do not; short ones have no fingerprint', () => {
  const differ = (one: string, two: string) => {
    const [a, b] = [computeTextFingerprint(one), computeTextFingerprint(two)]
    const bits = (n: number) => n.toString(2).replaceAll('0', '').length
    return a === null || b === null ? null : bits((a[0] ^ b[0]) >>> 0) + bits((a[1] ^ b[1]) >>> 0)
  }
  const opener =
    'Hello beautiful, I saw your smile and could not go on without writing to you. How is your day going so far?'
  expect(differ(opener, opener.replace('beautiful', 'Elena'))).toBeLessThanOrEqual(
    maxFingerprintDistance,
  )
  expect(differ(opener, `${opener.toUpperCase()} 😍`)).toBeLessThanOrEqual(maxFingerprintDistance)
  expect(
    differ(
      opener,
      'You also collect stamps from the seventies? Then tell me which one you have been looking for longest.',
    ),
  ).toBeGreaterThan(maxFingerprintDistance)
  expect(computeTextFingerprint('How are you?')).toBeNull()
})

test.each([
  ['one repeated letter', 'a'.repeat(50_000)],
  ['spaced letters', 'a '.repeat(25_000)],
  ['digits', '1 '.repeat(25_000)],
  ['at signs', '@'.repeat(50_000)],
  ['unfinished addresses', 'a@'.repeat(25_000)],
  ['words run together', 'areyou'.repeat(8_000)],
  ['unfinished questions', 'are you a '.repeat(5_000)],
  ['accents', 'é̂̃'.repeat(15_000)],
  ['unknown words', Array.from({ length: 5_000 }, (_, at) => `qx${at}zvkw`).join(' ')],
])('50 kB of %s are processed in linear time', (_, text) => {
  const took = (half: string) => {
    // CPU time of this process only, so that the machine's load is not counted.
    const from = process.cpuUsage()
    findWarnings(half)
    lintReply(half)
    asksIfReal(half)
    computeTextFingerprint(half)
    return process.cpuUsage(from).user / 1000
  }
  took(text.slice(0, 1000))
  expect(took(text)).toBeLessThan(1500)
})
