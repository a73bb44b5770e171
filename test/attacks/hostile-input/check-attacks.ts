import type { WireResponse } from '../../access-sweep/wire.ts'
import { nonTexts, unreadable } from './hostile-texts.ts'
import {
  parseError,
  listErrorFields,
  inPath,
  type AttackTarget,
  attackBytes,
  type Attacker,
  type Attack,
} from './attack.ts'

/** Name of a target in messages: endpoint and field path. */
export const describeTarget = ({ name, place }: AttackTarget) => `${name} ${place.path.join('.')}`
/** One line with the value sent and the response. */
export const describeAttack = ({ target, what, answer }: Attack) =>
  `${describeTarget(target)}, ${what}: ${answer.status} ${answer.body.toString().slice(0, 300)}`
/** Whether all of the endpoint's input is sent in its URL. */
const inAddress = ({ call }: AttackTarget) =>
  /^(GET|DELETE)/.test(call.route) || call.body === 'bytes'

/**
 * True for an internal error, for an error that the endpoint does not declare, and for an input
 * error that does not name this field.
 */
export function isFault({ target, answer }: Attack): boolean {
  const code = parseError(answer.body)?.code
  if (answer.status >= 500) return true
  if (answer.status < 300) return false
  if (answer.status === 431 || answer.status === 400) return !inAddress(target) && !inPath(target)
  if (code === 'input.invalid') return !namesField(target, answer)
  return code !== 'not_found' && target.call.errors?.[code ?? ''] === undefined
}

/** Whether a response reports this field as invalid. */
function namesField({ place }: AttackTarget, answer: WireResponse): boolean {
  const [field] = place.path
  return listErrorFields(answer).some((one) => one === field || one.startsWith(`${field}.`))
}

/** Works on four targets at a time; most of the time is spent waiting. */
export async function forEachTarget(
  all: readonly AttackTarget[],
  work: (target: AttackTarget, at: number) => Promise<void>,
): Promise<void> {
  const left = [...all.entries()]
  const worker = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift())
      await work(next[1], next[0])
  }
  await Promise.all(Array.from({ length: 4 }, worker))
}

/** Attacks every target and describes each unexpected response. */
export async function findFaults(
  targets: readonly AttackTarget[],
  throwAll: (target: AttackTarget) => Promise<readonly Attack[]>,
): Promise<string[]> {
  const faults: string[] = []
  await forEachTarget(targets, async (target) => {
    for (const one of await throwAll(target)) faults.push(describeAttack(one))
  })
  return faults
}

/** Sends a value to one target. */
export type AttackOne = (target: AttackTarget, what: string, value: unknown) => Promise<Attack>

/**
 * Returns the attempts with NUL, unpaired surrogates or 50 kB that were not refused with the
 * field's name.
 */
export async function attackUnreadable(
  target: AttackTarget,
  throwOne: AttackOne,
): Promise<Attack[]> {
  const failures: Attack[] = []
  for (const [what, value] of Object.entries(unreadable)) {
    // A URL cannot contain an unpaired surrogate; its bytes are sent separately.
    if ((inAddress(target) || inPath(target)) && !value.isWellFormed()) continue
    const thrown = await throwOne(target, what, value)
    const { status } = thrown.answer
    const absent = inPath(target) && status === 404
    const tooLong = (inAddress(target) || inPath(target)) && status === 431
    const refused = status === 422 && namesField(target, thrown.answer)
    if (!absent && !tooLong && !refused) failures.push(thrown)
  }
  return failures
}

/** Returns the attempts with invalid UTF-8 in the URL that led to an unexpected response. */
export async function attackBrokenBytes(world: Attacker, target: AttackTarget): Promise<Attack[]> {
  const failures: Attack[] = []
  for (const bytes of ['%ED%A0%80', '%FF%FE', '%C0%80', '%', '%u0000', '%00']) {
    const thrown = await attackBytes(world, target, bytes)
    if (thrown !== null && isFault(thrown)) failures.push(thrown)
  }
  return failures
}

/**
 * Returns the attempts with numbers, lists and other non-texts that were not refused with the
 * field's name.
 */
export async function attackNonTexts(target: AttackTarget, throwOne: AttackOne): Promise<Attack[]> {
  if (inAddress(target) || inPath(target)) return []
  const failures: Attack[] = []
  for (const [what, value] of Object.entries(nonTexts)) {
    const thrown = await throwOne(target, what, value)
    if (thrown.answer.status !== 422 || !namesField(target, thrown.answer)) failures.push(thrown)
  }
  return failures
}
