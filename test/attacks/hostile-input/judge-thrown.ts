import type { Answer } from '../../access-sweep/wire.ts'
import { noTexts, unreadable } from './hostile-texts.ts'
import { errorOf, fieldsOf, inPath, type Target, throwBytes, type Thrower, type Thrown } from './throw-texts.ts'

/** Name of a target in messages: endpoint and field path. */
export const nameOf = ({ name, place }: Target) => `${name} ${place.path.join('.')}`
/** One line with the value sent and the response. */
export const told = ({ target, what, answer }: Thrown) =>
  `${nameOf(target)}, ${what}: ${answer.status} ${answer.body.toString().slice(0, 300)}`
/** Whether all input of the endpoint is sent in its address. */
const inAddress = ({ call }: Target) => /^(GET|DELETE)/.test(call.http) || call.body === 'bytes'

/**
 * True for an internal error, for an error the endpoint does not declare, and for a complaint about
 * the input that does not name this field.
 */
export function isFault({ target, answer }: Thrown): boolean {
  const code = errorOf(answer.body)?.code
  if (answer.status >= 500) return true
  if (answer.status < 300) return false
  if (answer.status === 431 || answer.status === 400) return !inAddress(target) && !inPath(target)
  if (code === 'input.invalid') return !namesField(target, answer)
  return code !== 'not_found' && target.call.refuses?.[code ?? ''] === undefined
}

/** Whether a response complains about this field. */
function namesField({ place }: Target, answer: Answer): boolean {
  const [field] = place.path
  return fieldsOf(answer).some((one) => one === field || one.startsWith(`${field}.`))
}

/** Works on four targets at a time; most of the time is spent waiting. */
export async function each(all: readonly Target[], work: (target: Target, at: number) => Promise<void>): Promise<void> {
  const left = [...all.entries()]
  const lane = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await work(next[1], next[0])
  }
  await Promise.all(Array.from({ length: 4 }, lane))
}

/** Attacks every target and describes each unexpected response. */
export async function faultsOf(
  targets: readonly Target[],
  throwAll: (target: Target) => Promise<readonly Thrown[]>,
): Promise<string[]> {
  const faults: string[] = []
  await each(targets, async (target) => {
    for (const one of await throwAll(target)) faults.push(told(one))
  })
  return faults
}

/** Sends a value to one target. */
export type Throw = (target: Target, what: string, value: unknown) => Promise<Thrown>

/**
 * Returns the attempts with NUL, unpaired surrogates or 50 kB that were not refused with the
 * field's name.
 */
export async function throwUnreadable(target: Target, throwOne: Throw): Promise<Thrown[]> {
  const found: Thrown[] = []
  for (const [what, value] of Object.entries(unreadable)) {
    // A URL cannot contain an unpaired surrogate; its bytes are sent separately.
    if ((inAddress(target) || inPath(target)) && !value.isWellFormed()) continue
    const thrown = await throwOne(target, what, value)
    const { status } = thrown.answer
    const absent = inPath(target) && status === 404
    const tooLong = (inAddress(target) || inPath(target)) && status === 431
    const refused = status === 422 && namesField(target, thrown.answer)
    if (!absent && !tooLong && !refused) found.push(thrown)
  }
  return found
}

/** Returns the attempts with invalid UTF-8 in the address that led to a fault. */
export async function throwBrokenBytes(world: Thrower, target: Target): Promise<Thrown[]> {
  const found: Thrown[] = []
  for (const bytes of ['%ED%A0%80', '%FF%FE', '%C0%80', '%', '%u0000', '%00']) {
    const thrown = await throwBytes(world, target, bytes)
    if (thrown !== null && isFault(thrown)) found.push(thrown)
  }
  return found
}

/**
 * Returns the attempts with numbers, lists and other non-texts that were not refused with the
 * field's name.
 */
export async function throwNoTexts(target: Target, throwOne: Throw): Promise<Thrown[]> {
  if (inAddress(target) || inPath(target)) return []
  const found: Thrown[] = []
  for (const [what, value] of Object.entries(noTexts)) {
    const thrown = await throwOne(target, what, value)
    if (thrown.answer.status !== 422 || !namesField(target, thrown.answer)) found.push(thrown)
  }
  return found
}
