import { describe, expect, test } from 'vitest'
import { fillPage } from './fill-page.ts'
import type { PageFacts } from './page-facts.ts'
import { isPageName } from './page-names.ts'
import { pageVersion } from './page-version.ts'
import { readBlocks } from './read-blocks.ts'
import { readDocument } from './read-document.ts'

describe('the date shown on a page', () => {
  test.each([
    ['2026-11-01', '2024-03-01T09:00:00Z', '2026-11-01T12:00:00.000Z'],
    ['2023-06-01', '2020-01-01T00:00:00Z', '2023-12-01T12:00:00.000Z'],
    ['2023-12-01', '2020-01-01T00:00:00Z', '2023-12-01T12:00:00.000Z'],
    ['2023-12-02', '2020-01-01T00:00:00Z', '2023-12-02T12:00:00.000Z'],
    ['2023-06-01', '2023-12-01T12:00:01Z', '2023-12-01T12:00:01.000Z'],
    ['2026-11-01', '2027-02-03T04:05:06Z', '2027-02-03T04:05:06.000Z'],
    ['2026-11-01', '2026-11-01T12:00:00Z', '2026-11-01T12:00:00.000Z'],
  ])('with a page written %s and a company added %s: %s', (written, added, version) => {
    expect(pageVersion(written, { added })).toBe(version)
  })
})

test.each([
  ['terms', true],
  ['service', true],
  ['Terms', false],
  ['', false],
  ['../terms', false],
  ['constructor', false],
])('%j is a page name: %s', (name, known) => {
  expect(isPageName(name)).toBe(known)
})

describe('the header of a page file', () => {
  const page = '---\ntitle: Terms of {site}\nversion: 2026-11-01\n---\n\nText.\n'

  test('title and date are read with any line endings', () => {
    const read = {
      title: 'Terms of {site}',
      body: 'Text.',
      written: '2026-11-01',
      passages: readBlocks('Text.'),
    }
    expect(readDocument(page)).toEqual(read)
    expect(readDocument(page.replaceAll('\n', '\r\n'))).toEqual(read)
  })

  test.each([
    ['Text.'],
    [page.replace('2026-11-01', '2026-02-30')],
    [page.replace('2026-11-01', '1 November')],
    [page.replace('title', 'heading')],
    [page.replace('{site}', '{nobody}')],
    [page.replace('Terms of', '<b>')],
  ])('%j is refused', (file) => {
    expect(() => readDocument(file)).toThrow()
  })
})

describe('filling in placeholders', () => {
  const facts = {
    values: {
      site: '[Click](javascript:alert)',
      company: '<b>**A** {site}</b>',
      email: 'a@b.example',
      phone: '+31 20',
    },
    holds: { fictional: false, no_fictional: true },
    links: { email: 'mailto:a@b.example', phone: 'tel:+3120' },
  } as unknown as PageFacts

  test('text typed by an operator is never parsed as markup', () => {
    expect(fillPage(readBlocks('## {site} {#a}\n\n**{company}** runs {site}'), facts)).toEqual([
      { kind: 'heading', level: 2, id: 'a', text: '[Click](javascript:alert)' },
      {
        kind: 'paragraph',
        runs: [
          { text: '<b>**A** {site}</b>', mark: 'strong' },
          { text: ' runs [Click](javascript:alert)' },
        ],
      },
    ])
  })

  test('links to the site’s email address and phone number', () => {
    expect(
      fillPage(readBlocks('- [{email}]({email})\n- [{phone}]({phone})\n- [x](/a)'), facts),
    ).toEqual([
      {
        kind: 'list',
        ordered: false,
        items: [
          [{ text: 'a@b.example', href: 'mailto:a@b.example' }],
          [{ text: '+31 20', href: 'tel:+3120' }],
          [{ text: 'x', href: '/a' }],
        ],
      },
    ])
  })

  test('only passages whose condition is met are shown', () => {
    const passages = readBlocks('::: fictional\nYes\n:::\n::: no_fictional\nNo\n:::')
    expect(fillPage(passages, facts)).toEqual([{ kind: 'paragraph', runs: [{ text: 'No' }] }])
  })
})
