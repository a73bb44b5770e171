import { expect, test } from 'vitest'
import { formatHost } from './format-host.ts'

test.each([
  ['https://www.cams.example/room/4?from=x', 'cams.example'],
  ['https://cams.example:8443/', 'cams.example:8443'],
  ['https://cams.example.attacker.test/', 'cams.example.attacker.test'],
  ['https://cams.example@attacker.test/', 'attacker.test'],
])('%s is shown as the destination %s', (url, host) => {
  expect(formatHost(url)).toBe(host)
})
