/** By how many milliseconds the time of this run of tests differs from the machine's; not a number outside of one. */
export const testTimeAheadMs = Date.parse(process.env.MINUET_TEST_TIME ?? '') - Number(process.env.MINUET_TEST_BEGAN)

/** What the machine's own clock says, in milliseconds: a browser keeps its cookies by that one. */
export const machineNow = (): number => Date.now() - (Number.isFinite(testTimeAheadMs) ? testTimeAheadMs : 0)

/** Makes a Date that is the usual one in everything but what time it is now. A page of a browser gets it as text. */
export function movedDate(Usual: DateConstructor, aheadMs: number): DateConstructor {
  const now = () => Usual.now() + aheadMs
  function Moved(...parts: readonly number[]): unknown {
    if (new.target === undefined) return new Usual(now()).toString()
    return Reflect.construct(Usual, parts.length === 0 ? [now()] : parts, new.target === Moved ? Usual : new.target)
  }
  Object.setPrototypeOf(Moved, Usual)
  Object.defineProperty(Moved, 'name', { value: 'Date' })
  Moved.prototype = Usual.prototype
  return Object.assign(Moved, { now }) as unknown as DateConstructor
}
