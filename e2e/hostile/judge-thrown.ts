import type { Answer } from '../sweep/wire.ts'
import { errorOf, fieldsOf, inPath, type Target, type Thrown } from './throw-texts.ts'

/** A place as it is told of. */
export const nameOf = ({ name, place }: Target) => `${name} ${place.path.join('.')}`
/** What was thrown and what came back, in a line. */
export const told = ({ target, what, answer }: Thrown) =>
  `${nameOf(target)}, ${what}: ${answer.status} ${answer.body.toString().slice(0, 300)}`
/** Whether all that a call takes stands in its address. */
export const inAddress = ({ call }: Target) => /^(GET|DELETE)/.test(call.http) || call.body === 'bytes'

/** No fault; a refusal is one of the call's own, and a complaint about the input names this field. */
export function isFault({ target, answer }: Thrown): boolean {
  const code = errorOf(answer.body)?.code
  if (answer.status >= 500) return true
  if (answer.status < 300) return false
  if (answer.status === 431 || answer.status === 400) return !inAddress(target) && !inPath(target)
  if (code === 'input.invalid') return !namesField(target, answer)
  return code !== 'not_found' && target.call.refuses?.[code ?? ''] === undefined
}

/** Whether an answer complains about this place. */
export function namesField({ place }: Target, answer: Answer): boolean {
  const [field] = place.path
  return fieldsOf(answer).some((one) => one === field || one.startsWith(`${field}.`))
}

/** Works at four places at a time: most of it is waiting. */
export async function each(all: readonly Target[], work: (target: Target, at: number) => Promise<void>): Promise<void> {
  const left = [...all.entries()]
  const lane = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await work(next[1], next[0])
  }
  await Promise.all(Array.from({ length: 4 }, lane))
}
