import type { Product } from '../product.ts'

/**
 * The functions of the product that take only the time, as paths: `accounts.tidy`,
 * `spendingLimits.emails.emitMonthOver`. Each is a timed job unless `schedule.ts` says otherwise.
 */
export type TimedFunction = {
  [Name in keyof Product & string]: InFeature<NonNullable<Product[Name]>, Name>
}[keyof Product & string]

type InFeature<Feature, Name extends string> = {
  [Key in keyof Feature & string]: Key extends 'handlers' | 'personalData'
    ? never
    : TakesOnlyTheTime<Feature[Key]> extends true
      ? `${Name}.${Key}`
      : Feature[Key] extends (...args: never[]) => unknown
        ? never
        : InPart<Feature[Key], `${Name}.${Key}`>
}[keyof Feature & string]

type InPart<Part, Path extends string> = {
  [Key in keyof Part & string]: TakesOnlyTheTime<Part[Key]> extends true ? `${Path}.${Key}` : never
}[keyof Part & string]

type TakesOnlyTheTime<Value> = Value extends (...args: infer Args) => Promise<unknown>
  ? IsSame<Args, [now: Date]>
  : false

type IsSame<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

/** Calls such a function; does nothing if the feature is not configured. */
export async function callTimed(product: Product, path: TimedFunction, now: Date): Promise<void> {
  const names = path.split('.')
  const last = names.pop() ?? ''
  const owner = names.reduce<unknown>(
    (part, name) => (part as Readonly<Record<string, unknown>> | null)?.[name],
    product,
  ) as Readonly<Record<string, (now: Date) => Promise<unknown>>> | null
  await owner?.[last]?.(now)
}
