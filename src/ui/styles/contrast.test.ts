import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * The minimum contrast of a pair: 4.5 for text, 3.0 for large text, outlines and focus (WCAG 1.4.3,
 * 1.4.11).
 */
const text = 4.5
const outline = 3

/** Every colour pair of the UI kit: foreground, background, minimum contrast. */
const pairs: readonly [string, string, number][] = [
  ...['bg', 'surface', 'raised', 'sunken'].flatMap((background): [string, string, number][] => [
    ['ink', background, 7],
    ['ink-2', background, text],
    ['muted', background, text],
    ['focus', background, outline],
  ]),
  ['control', 'bg', outline],
  ['control', 'surface', outline],
  ['on-pine', 'pine', text],
  ['on-pine', 'pine-hover', text],
  ['pine', 'bg', text],
  ['pine', 'surface', text],
  ['pine-soft-ink', 'pine-soft', text],
  ['ink-2', 'pine-soft', text],
  ['pine', 'pine-soft', outline],
  ['on-peony', 'peony', text],
  ['on-peony', 'peony-hover', text],
  ['peony', 'bg', text],
  ['peony', 'surface', text],
  ['peony-soft-ink', 'peony-soft', text],
  ['peony', 'peony-soft', outline],
  ['on-brass', 'brass', text],
  ['on-brass', 'brass-hover', text],
  ['brass-ink', 'brass-soft', text],
  ['brass-ink', 'bg', text],
  ['brass-ink', 'surface', text],
  ['on-iris', 'iris', text],
  ['iris', 'surface', text],
  ['iris', 'bg', outline],
  ['iris-ink', 'iris-soft', text],
  ...['success', 'warn', 'danger', 'info'].flatMap((status): [string, string, number][] => [
    [status, 'surface', text],
    [`${status}-ink`, `${status}-soft`, text],
  ]),
  ['danger', 'bg', text],
  ['success', 'bg', text],
  ['on-danger', 'danger', text],
  ['on-danger', 'danger-hover', text],
  ['bg', 'ink', 7],
  ['on-stage', 'stage', 7],
  ['on-stage', 'stage-2', text],
  ['on-stage-2', 'stage', text],
  ['on-stage-2', 'stage-2', text],
  ['stage-peony', 'stage', text],
  ['stage-brass', 'stage', text],
  ['stage-brass', 'stage-2', text],
  ['stage-control', 'stage', outline],
  ['on-stage-peony', 'stage-peony', text],
  ['#8fb8ff', 'stage', outline],
  ['#ff9a8e', 'stage', text],
  ['on-photo', 'photo-peony', text],
]

/** Tokens whose meaning no brand may change. */
const locked = /^--(on-)?(brass|iris|success|warn|danger|info|focus|online|photo)/

const css = ['tokens.css', ...globSync('brands/*.css', { cwd: import.meta.dirname })]
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n')
  .replace(/\/\*.*?\*\//gs, '')
  .replaceAll('"', "'")
  .replace(/\s+/g, ' ')
const base = readTokens(':root, [data-theme], .offstage {')
const brands = [
  ...new Set([...css.matchAll(/\[data-brand='(\w+)'\]/g)].map((match) => match[1] as string)),
]

test.each(
  [undefined, ...brands].flatMap((brand) =>
    (['light', 'dark'] as const).map((theme) => ({
      brand: brand ?? 'minuet',
      theme,
      tokens: { ...base, ...(brand ? brandTokens(brand) : {}) },
    })),
  ),
)('every colour pair of $brand in $theme has enough contrast', ({ tokens, theme }) => {
  const failing = pairs
    .map(([front, ground, least]) => ({
      front,
      ground,
      least,
      has: contrast(resolveColour(tokens, front, theme), resolveColour(tokens, ground, theme)),
    }))
    .filter((pair) => pair.has < pair.least)
    .map((pair) => `${pair.front} on ${pair.ground}: ${pair.has.toFixed(2)}, needs ${pair.least}`)
  expect(failing).toEqual([])
})

test('the formula returns 21 for black on white and 1 for white on white, its known extremes', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#ffffff', '#ffffff')).toBe(1)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('no brand changes the meaning of brass, iris, the status colours or focus', () => {
  expect(brands).toContain('sarabande')
  for (const brand of brands)
    expect(Object.keys(brandTokens(brand)).filter((name) => locked.test(`--${name}`))).toEqual([])
})

function brandTokens(brand: string) {
  return readTokens(
    `[data-brand='${brand}'], [data-brand='${brand}'] :is([data-theme], .offstage) {`,
  )
}

/** The declarations of the rule with this opening; throws if there is none. */
function readTokens(opening: string): Record<string, string> {
  const from = css.indexOf(opening)
  if (from < 0) throw new Error(`tokens.css has no rule "${opening}"`)
  const body = css.slice(from + opening.length, css.indexOf('}', from))
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((match) => [
      match[1] as string,
      (match[2] as string).trim(),
    ]),
  )
}

function resolveColour(
  tokens: Record<string, string>,
  name: string,
  theme: 'light' | 'dark',
): string {
  const value = name.startsWith('#') ? name : tokens[name]
  const both = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value ?? '')
  const colour = both ? both[theme === 'light' ? 1 : 2] : value
  if (!colour || !/^#\w{6}$/.test(colour)) throw new Error(`--${name} is not a colour: ${value}`)
  return colour
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
