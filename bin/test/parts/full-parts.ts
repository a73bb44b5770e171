/** A figure of docs/security.md that takes too long for `npm test`. */
export interface FullPart {
  readonly name: string
  /** Its requirement in docs/security.md. */
  readonly figure: string
  /** Run in the project folder; programs come from node_modules/.bin. */
  readonly command: readonly string[]
  readonly settings: Readonly<Record<string, string>>
  /** Runs with `MINUET_BATCH` 0, 1, …; each is remembered separately. */
  readonly batches?: number
}

const vitest = (project: 'product' | 'journeys', ...files: string[]) => [
  'vitest',
  'run',
  '--project',
  project,
  ...files,
]

const money = 'src/features/money'
const chat = 'src/features/conversation/chat'

/** The parts of a full run that `npm run test:full -- <part>` runs one by one. */
export const fullParts: readonly FullPart[] = [
  {
    name: 'kills',
    figure: 'G1',
    command: vitest('journeys', 'test/faults/kill.test.ts'),
    settings: { MINUET_KILLS: 'all' },
    batches: 10,
  },
  {
    name: 'webhooks',
    figure: 'G5',
    command: vitest('product', `${money}/payments/server/webhooks/webhook-storm.test.ts`),
    settings: { MINUET_WEBHOOKS: 'all' },
  },
  {
    name: 'races',
    figure: 'G6',
    command: vitest(
      'product',
      `${money}/credits/server/ledger-races.test.ts`,
      `${money}/discounts/tests/code-orders-catalogue.test.ts`,
      `${chat}/server/sending/concurrent-sends.test.ts`,
      `${chat}/server/chat-http.test.ts`,
      'src/features/members/photos/tests/upload-catalogue.test.ts',
      'src/features/discovery/matching/tests/catalogue.test.ts',
    ),
    settings: { MINUET_RACES: 'all' },
  },
  {
    name: 'access',
    figure: 'G7',
    command: vitest('journeys', 'test/access-sweep/sweep.test.ts'),
    settings: {},
  },
  {
    name: 'input',
    figure: 'G8',
    command: vitest(
      'journeys',
      'test/attacks/hostile-input/hostile.test.ts',
      'test/attacks/hostile-input/hostile-json.test.ts',
    ),
    settings: { MINUET_INPUT: 'all' },
    batches: 8,
  },
  {
    name: 'exhaustion',
    figure: 'G9',
    command: vitest('journeys', 'test/load/exhaustion.test.ts'),
    settings: { MINUET_EXHAUSTION: 'all' },
  },
  {
    name: 'images',
    figure: 'G10',
    command: vitest('journeys', 'test/attacks/hostile-input/hostile-images.test.ts'),
    settings: { MINUET_INPUT: 'all' },
    batches: 5,
  },
  {
    name: 'enumeration',
    figure: 'G11',
    command: ['node', 'bin/bench.ts', 'enumeration'],
    settings: { NODE_ENV: 'production', BENCH_MEMBERS: '20000', BENCH_ENUMERATION: '2000' },
  },
  {
    name: 'location',
    figure: 'G12',
    command: vitest('journeys', 'test/attacks/location-attack.test.ts'),
    settings: { MINUET_PROBES: 'all' },
  },
  {
    name: 'revocation',
    figure: 'G13',
    command: vitest('journeys', 'test/attacks/media-revocation.test.ts'),
    settings: { MINUET_MEDIA: 'all' },
  },
  {
    name: 'memory',
    figure: 'memory',
    command: vitest('journeys', 'test/load/memory.test.ts'),
    settings: { MINUET_LOAD: 'all' },
  },
]
