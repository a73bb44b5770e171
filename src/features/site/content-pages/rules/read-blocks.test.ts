import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Block } from './block.ts'
import { readBlocks } from './read-blocks.ts'

const parseBlocks = (text: string): Block[] => readBlocks(text).map(({ block }) => block)

describe('allowed content', () => {
  test.each<[string, Block[]]>([
    ['', []],
    ['## Who we are {#who}', [{ kind: 'heading', level: 2, id: 'who', text: 'Who we are' }]],
    [
      '### What is free? {#free}',
      [{ kind: 'heading', level: 3, id: 'free', text: 'What is free?' }],
    ],
    [
      'One line\nand the next.',
      [{ kind: 'paragraph', runs: [{ text: 'One line and the next.' }] }],
    ],
    [
      'One.\n\nTwo.',
      [
        { kind: 'paragraph', runs: [{ text: 'One.' }] },
        { kind: 'paragraph', runs: [{ text: 'Two.' }] },
      ],
    ],
    [
      '- a\n- b\n  goes on',
      [{ kind: 'list', ordered: false, items: [[{ text: 'a' }], [{ text: 'b goes on' }]] }],
    ],
    ['1. a\n2. b', [{ kind: 'list', ordered: true, items: [[{ text: 'a' }], [{ text: 'b' }]] }]],
    [
      'A **strong** and *soft* word',
      [
        {
          kind: 'paragraph',
          runs: [
            { text: 'A ' },
            { text: 'strong', mark: 'strong' },
            { text: ' and ' },
            { text: 'soft', mark: 'em' },
            { text: ' word' },
          ],
        },
      ],
    ],
    [
      'See [the terms](/pages/terms#withdrawal).',
      [
        {
          kind: 'paragraph',
          runs: [
            { text: 'See ' },
            { text: 'the terms', href: '/pages/terms#withdrawal' },
            { text: '.' },
          ],
        },
      ],
    ],
    [
      'i18n_redirected & {site}',
      [{ kind: 'paragraph', runs: [{ text: 'i18n_redirected & {site}' }] }],
    ],
  ])('%j', (text, blocks) => {
    expect(parseBlocks(text)).toEqual(blocks)
  })

  test.each([
    '/pages/faq',
    '/pages/faq?a=b&c=d#x',
    '#who',
    'https://example.org/a?b=c#d',
    '{email}',
    '{phone}',
  ])('a link to %s', (href) => {
    expect(parseBlocks(`[x](${href})`)).toEqual([
      { kind: 'paragraph', runs: [{ text: 'x', href }] },
    ])
  })
})

describe('content that is not allowed', () => {
  test.each([
    'javascript:alert`1`',
    'JaVaScRiPt:alert',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'http://example.org',
    'https://evil@example.org',
    'https://example.org:8443/',
    'mailto:someone@example.org',
    'java&#115;cript:x',
    '/{site}',
    '{site}',
    '{email}{phone}',
    'pages/faq',
  ])('a link to %s', (href) => {
    expect(() => readBlocks(`[x](${href})`)).toThrow()
  })

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'a <b>bold</b> word',
    '<!-- a comment -->',
    '![a picture](/a.png)',
    '[<b>x</b>](/a)',
    '[a](/a "b")',
    '[a][b]',
    '`code`',
    'a lone * star',
    '**never closed',
    '**strong with *soft* inside**',
    'an \\*escape',
    '# A first heading {#a}',
    '#### A fourth {#a}',
    '## No anchor',
    '## A bad anchor {#Ä}',
    '##Too near {#a}',
    '## One {#a}\n\n## Two {#a}',
    '> a quotation',
    '| a | table |',
    '    code',
    '\tcode',
    'Text\n- and a list',
    '- a\n1. b',
    '- a\nb',
    'Title\n=====',
    'a\n---',
    '{unknown}',
    '{site',
    'site}',
    '{{site}}',
    '{__proto__}',
    '{constructor}',
  ])('%j', (text) => {
    expect(() => readBlocks(text)).toThrow()
  })

  test('any text is either parsed without leftover markup or refused', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab <>*[](){}#-:/\\`\n&"') }), (text) => {
        let blocks: Block[]
        try {
          blocks = parseBlocks(text)
        } catch {
          return
        }
        expect(JSON.stringify(blocks.map(collectTexts))).not.toMatch(/[<>*`]/)
      }),
      { numRuns: 500 },
    )
  })
})

describe('passages that depend on the site', () => {
  test('blocks between the fences share their condition', () => {
    const passages = readBlocks(
      'Before\n\n::: fictional\n\n## Made up {#real}\n\nOf course.\n\n:::\n\nAfter',
    )
    expect(passages.map(({ when }) => when)).toEqual([null, 'fictional', 'fictional', null])
  })

  test('two passages that are never shown together may share an anchor', () => {
    const both = '::: fictional\n## One {#a}\n:::\n::: no_fictional\n## Two {#a}\n:::'
    expect(readBlocks(both)).toHaveLength(2)
    expect(() => readBlocks(`## Always {#a}\n${both}`)).toThrow('two headings have the anchor a')
    expect(() => readBlocks(both.replace('no_fictional', 'vat'))).toThrow(
      'two headings have the anchor a',
    )
  })

  test.each([
    '::: fictional\n\ntext',
    ':::',
    '::: nonsense\n\n:::',
    '::: vat\n\n::: phone\n\n:::\n\n:::',
    '| a | b |\n| c | d |',
    '| a | b |\n|---|---|\n| c |',
    '| a | b |\n|---|\n| c | d |',
    '| a | b |\n|---|---|\nc',
  ])('%j is refused', (text) => {
    expect(() => readBlocks(text)).toThrow()
  })
})

test('a table has a header and rows', () => {
  expect(readBlocks('| What | How long |\n|---|---|\n| *Likes* | {pass_days} days |')).toEqual([
    {
      when: null,
      block: {
        kind: 'table',
        head: [[{ text: 'What' }], [{ text: 'How long' }]],
        rows: [[[{ text: 'Likes', mark: 'em' }], [{ text: '{pass_days} days' }]]],
      },
    },
  ])
})

function collectTexts(block: Block): string[] {
  if (block.kind === 'heading') return [block.text]
  if (block.kind === 'table') return []
  const lines = block.kind === 'list' ? block.items : [block.runs]
  return lines.flatMap((runs) => runs.map(({ text }) => text))
}
