import { expect, test } from 'vitest'
import { readOfficeHosts, resolveOfficeUrl } from './office-hosts.ts'

const read = (...items: string[]) => {
  const problems: string[] = []
  return { hosts: [...readOfficeHosts(items, 'https://dating.example', problems)], problems }
}

test('an office host belongs to the public site, or to the named site', () => {
  expect(read('office.dating.example', 'desk.test=other.example')).toEqual({
    hosts: [
      ['office.dating.example', 'dating.example'],
      ['desk.test', 'other.example'],
    ],
    problems: [],
  })
})

test.each([
  ['https://office.example'],
  ['office.example:8443'],
  ['Office.example'],
  ['office.example/office'],
  ['a=b=c'],
  ['='],
  ['dating.example'],
])('%s is refused', (item) => {
  expect(read(item).problems).toEqual([expect.stringContaining('MINUET_OFFICE_HOST')])
})

test('a host can be listed only once', () => {
  expect(read('a.test', 'a.test').problems).toEqual(['MINUET_OFFICE_HOST names a.test twice.'])
})

test('links lead to the office of their site, with its port', () => {
  const officeHosts = new Map([['desk.test', 'dating.example']])
  expect(resolveOfficeUrl({ officeHosts }, 'https://dating.example:8443')).toBe(
    'https://desk.test:8443',
  )
  expect(resolveOfficeUrl({ officeHosts }, 'https://other.example')).toBe('https://other.example')
})
