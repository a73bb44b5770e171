import { expect, test } from 'vitest'
import { runWithOrigin } from '#platform/server/http/request/request-origin.ts'
import type { Site } from '#features/site/sites/index.ts'
import { createEmailSiteResolver } from './email-site.ts'

const site = {
  name: 'Minuet',
  hosts: ['minuet.example', 'minuet.nl', '127.0.0.1'],
  settings: { support_email: null },
} as unknown as Site
const production = { mode: 'production', port: 3000, publicUrl: 'https://other.example' } as const
const demo = { ...production, mode: 'demo' } as const

test.each([
  ['a job', production, true, null, 'https://minuet.example'],
  [
    'a request to the first host',
    production,
    true,
    'https://minuet.example',
    'https://minuet.example',
  ],
  [
    'a request to another host of the site',
    production,
    true,
    'https://minuet.nl',
    'https://minuet.nl',
  ],
  [
    'a request without TLS behind a proxy',
    production,
    true,
    'http://minuet.nl:8080',
    'https://minuet.nl',
  ],
  [
    'a request to another site',
    production,
    true,
    'https://foreign.example',
    'https://minuet.example',
  ],
  ['an email to someone else', production, false, 'https://minuet.nl', 'https://minuet.example'],
  ['a job of the demo', demo, false, null, 'http://minuet.example:3000'],
  [
    'a request to the demo at a mapped port',
    demo,
    false,
    'http://127.0.0.1:8080',
    'http://127.0.0.1:8080',
  ],
])('links of emails caused by %s', (_, config, toRequester, origin, url) => {
  const resolve = createEmailSiteResolver(config, { toRequester })
  expect(runWithOrigin(origin, () => resolve(site).url)).toBe(url)
  expect(runWithOrigin(origin, () => resolve(site).from)).toBe('hello@minuet.example')
})
