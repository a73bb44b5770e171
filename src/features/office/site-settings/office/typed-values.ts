import { formatTypedAmount, parseAmount } from '#kernel/money.ts'
import type { SiteField, SiteValues } from '#features/site/sites/index.ts'
import { findKind } from './field-kinds.ts'

/** A package as it is being typed. */
export interface TypedPackage {
  readonly id: string
  readonly credits: string
  readonly prices: Readonly<Record<string, string>>
}

/** A value as its field shows it. */
export type Typed =
  | string
  | boolean
  | readonly string[]
  | Readonly<Record<string, string>>
  | readonly TypedPackage[]

/** A stored value as its field shows it, in the reader's language. */
export function toTyped(field: SiteField, value: unknown, locale: string): Typed {
  switch (findKind(field, value)) {
    case 'switch':
      return value === true
    case 'picks':
      return value as readonly string[]
    case 'lines':
    case 'optional_lines':
      return ((value ?? []) as readonly string[]).join('\n')
    case 'texts':
      return value as Readonly<Record<string, string>>
    case 'json':
      return JSON.stringify(value, null, 2)
    case 'prices':
      return toTypedPrices(value as Readonly<Record<string, number>>, locale)
    case 'packages':
      return (value as SiteValues['bundles']).map(({ id, credits, priceMinor }) => ({
        id,
        credits: String(credits),
        prices: toTypedPrices(priceMinor, locale),
      }))
    case 'choice':
      return typeof value === 'string' ? value : 'none'
    default:
      return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
}

/**
 * The value to be sent for what was typed. What can't be read is sent as typed, so that the server
 * refuses it and names the field.
 */
export function toValue(field: SiteField, typed: Typed, known: unknown, locale: string): unknown {
  switch (findKind(field, known)) {
    case 'number':
      return readNumber(typed as string)
    case 'optional_number':
      return (typed as string).trim() === '' ? null : readNumber(typed as string)
    case 'optional_text':
      return (typed as string).trim() === '' ? null : (typed as string).trim()
    case 'text':
      return (typed as string).trim()
    case 'lines':
      return readLines(typed as string)
    case 'optional_lines':
      return readLines(typed as string).length === 0 ? null : readLines(typed as string)
    case 'texts':
      return Object.fromEntries(
        Object.entries(typed as Record<string, string>)
          .map(([language, text]) => [language, text.trim()] as const)
          .filter(([, text]) => text !== ''),
      )
    case 'json':
      return readJson(typed as string)
    case 'prices':
      return readPrices(typed as Record<string, string>, locale)
    case 'packages':
      return (typed as readonly TypedPackage[]).map(({ id, credits, prices }) => ({
        id,
        credits: readNumber(credits),
        priceMinor: readPrices(prices, locale),
      }))
    case 'choice':
      return field === 'push_public_key' && typed === 'none' ? null : typed
    default:
      return typed
  }
}

function toTypedPrices(prices: Readonly<Record<string, number>>, locale: string) {
  return Object.fromEntries(
    Object.entries(prices).map(([currency, minor]) => [
      currency,
      formatTypedAmount({ minor, currency }, locale),
    ]),
  )
}

function readPrices(typed: Readonly<Record<string, string>>, locale: string) {
  return Object.fromEntries(
    Object.entries(typed)
      .filter(([, text]) => text.trim() !== '')
      .map(([currency, text]) => [currency, parseAmount(text, currency, locale) ?? text]),
  )
}

const readNumber = (text: string): unknown =>
  /^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : text

const readLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
