import { expect, test } from 'vitest'
import { checkDkim, checkDmarc, checkSpf, listDmarcNames } from './check-sender.ts'

const key = 'A'.repeat(216)

test.each([
  [['v=spf1 include:_spf.example.net -all'], 'ok', 'found'],
  [['google-site-verification=x', 'v=spf1 mx ~all'], 'ok', 'found'],
  [['v=spf1 redirect=_spf.example.net'], 'ok', 'found'],
  [['v=spf1 mx ?all'], 'warn', 'weak'],
  [['v=spf1 mx'], 'warn', 'weak'],
  [['v=spf1 +all'], 'fail', 'open'],
  [['v=spf1 mx all'], 'fail', 'open'],
  [['v=spf1 mx -all', 'v=spf1 a -all'], 'fail', 'several'],
  [['v=spf10 -all'], 'fail', 'missing'],
  [[], 'fail', 'missing'],
  [null, 'warn', 'lookup_failed'],
] as const)('OPS-09 the SPF records %j are %s: %s', (records, verdict, result) => {
  expect(checkSpf(records)).toMatchObject({ verdict, result })
})

test.each([
  [[`v=DKIM1; k=rsa; p=${key}`], 'ok', 'found'],
  [[`p=${key}`], 'ok', 'found'],
  [['v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo='], 'ok', 'found'],
  [['v=DKIM1; k=rsa; p=MFwwDQ'], 'warn', 'short_key'],
  [['v=DKIM1; p='], 'fail', 'revoked'],
  [['v=spf1 -all'], 'fail', 'missing'],
  [null, 'warn', 'lookup_failed'],
] as const)('OPS-09 the DKIM records %j are %s: %s', (records, verdict, result) => {
  expect(checkDkim(records)).toMatchObject({ verdict, result })
})

test.each([
  [['v=DMARC1; p=reject; rua=mailto:d@example.org'], 'ok', 'found'],
  [['v=DMARC1;p=quarantine'], 'ok', 'found'],
  [['v=DMARC1; p=none'], 'warn', 'not_enforced'],
  [['v=DMARC1; p=reject', 'v=DMARC1; p=none'], 'fail', 'several'],
  [[], 'fail', 'missing'],
  [null, 'warn', 'lookup_failed'],
] as const)('OPS-09 the DMARC records %j are %s: %s', (records, verdict, result) => {
  expect(checkDmarc(records)).toMatchObject({ verdict, result })
})

test('OPS-09 a DMARC record of a parent domain applies to its subdomains', () => {
  expect(listDmarcNames('mail.dating.example')).toEqual([
    '_dmarc.mail.dating.example',
    '_dmarc.dating.example',
  ])
  expect(listDmarcNames('localhost')).toEqual(['_dmarc.localhost'])
})
