import { randomUUID } from 'node:crypto'
import { logIn, type Person } from './ground/person.ts'
import { selectAddresses, setPasswords } from './ground/store.ts'
import { openTimer, type RequestTimer } from './load/open-timer.ts'
import type { Goal, Measure } from './report/outcome.ts'

/**
 * Measured requests per side, plus enough warm-up requests for each side's code to be compiled;
 * `npm run test:full -- enumeration` measures 2,000.
 */
const counted = Number(process.env.BENCH_ENUMERATION ?? 500)
const warmUp = 40
const password = 'nine silver otters'

/** An endpoint that could reveal whether an email address has an account. */
interface Way {
  readonly method: string
  readonly path: string
  readonly body: (email: string) => object
  /**
   * Whether each request is sent by a different member, because the endpoint is rate limited per
   * member.
   */
  readonly asMember?: true
}

const ways: Readonly<Record<string, Way>> = {
  log_in: {
    method: 'POST',
    path: '/api/user.php',
    body: (email) => ({ login: email, password: 'not the one' }),
  },
  reset: { method: 'POST', path: '/api/resets', body: (email) => ({ email }) },
  sign_up: {
    method: 'POST',
    path: '/api/accounts',
    body: (email) => ({
      id: randomUUID(),
      email,
      name: `Otter ${randomUUID().slice(0, 13)}`,
      password,
      date_of_birth: '1990-04-05',
      gender: 'female',
      seeking: ['male'],
      country: 'NL',
      fictional_acknowledged: true,
      terms_accepted: true,
    }),
  },
  mail_change: {
    method: 'POST',
    path: '/api/account/email',
    body: (email) => ({ email, current_password: password }),
    asMember: true,
  },
}

/**
 * Checks whether response times reveal if an address has an account (SEC-07), alternating between
 * members' addresses and unknown ones.
 */
export const measure: Measure = async ({ insider, port }) => {
  const each = counted + warmUp
  const askers = await logIn(insider, port, 2 * each)
  await setPasswords(
    insider.database,
    askers.map(({ account }) => account),
    await insider.product.accounts.demo.hashPassword(password),
  )
  const known = await selectAddresses(
    insider.database,
    askers.map(({ account }) => account),
    each,
  )
  const timer = openTimer(port)
  const goals: Goal[] = []
  const notes: Record<string, number | string> = {}
  try {
    for (const [name, way] of Object.entries(ways)) {
      const { of, statuses } = await compare(way, known, askers, timer)
      const [member, unknown] = [median(of.known), median(of.unknown)]
      goals.push({
        figure: `${name} ms apart`,
        found: round(Math.abs(member - unknown)),
        wanted: { at_most: 2 },
      })
      goals.push({
        figure: `${name} AUC`,
        found: round(separability(of.known, of.unknown)),
        wanted: { at_most: 0.55 },
      })
      notes[`${name}_member_ms`] = round(member)
      notes[`${name}_unknown_ms`] = round(unknown)
      notes[`${name}_ratio`] = round(member / unknown)
      notes[`${name}_statuses`] = statuses
    }
  } finally {
    timer.close()
  }
  return {
    what: `median answer for addresses of members and of no one, 2 × ${counted} by turns`,
    goals,
    notes,
  }
}

type Sides = Record<'known' | 'unknown', number[]>

/**
 * Alternates the two sides and swaps their order every time, so that work left behind by a request
 * affects both equally.
 */
async function compare(
  way: Way,
  known: readonly string[],
  askers: readonly Person[],
  timer: RequestTimer,
) {
  const of: Sides = { known: [], unknown: [] }
  const statuses = new Set<number>()
  for (const [nth, address] of known.entries()) {
    const pair = [
      ['known', address],
      ['unknown', `unknown.${randomUUID()}@${address.split('@')[1]}`],
    ] as const
    for (const [at, [side, email]] of (nth % 2 === 0 ? pair : pair.toReversed()).entries()) {
      const headers = way.asMember === undefined ? {} : askers[2 * nth + at]?.headers
      const { ms, status } = await timer.send({
        ...way,
        headers: headers ?? {},
        body: way.body(email),
      })
      statuses.add(status)
      if (status >= 500 || status === 429) throw new Error(`${way.path} answered ${status}`)
      if (nth >= warmUp) of[side].push(ms)
    }
  }
  return { of, statuses: [...statuses].join(', ') }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/**
 * Returns how well the better of "slower means a member" and "quicker means a member" tells the
 * sides apart: the area under the ROC curve, 0.5 for a coin and 1 for certainty.
 */
function separability(known: readonly number[], unknown: readonly number[]): number {
  const sorted = unknown.toSorted((one, other) => one - other)
  let below = 0
  for (const ms of known) {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle] ?? 0) < ms) low = middle + 1
      else high = middle
    }
    below += low
  }
  const area = below / (known.length * unknown.length)
  return Math.max(area, 1 - area)
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
