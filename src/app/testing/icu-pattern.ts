import {
  isArgumentElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  type PluralElement,
  parse,
} from '@formatjs/icu-messageformat-parser'
import type { Locale } from '#kernel/locale.ts'

/** Arguments of a text by name. A regular expression matches the formatted argument. */
export type IcuValues = Readonly<Record<string, string | number | Date | RegExp>>

/** The names of the tags in an ICU message. */
export function listTags(message: string): string[] {
  return parse(message).flatMap(listTagsIn)
}

function listTagsIn(element: MessageFormatElement): string[] {
  if (isTagElement(element)) return [element.value, ...element.children.flatMap(listTagsIn)]
  if (!isPluralElement(element) && !isSelectElement(element)) return []
  return Object.values(element.options).flatMap(({ value }) => value.flatMap(listTagsIn))
}

/** The names of the arguments of an ICU message. */
export function listArguments(message: string): string[] {
  return parse(message).flatMap(listArgumentsIn)
}

function listArgumentsIn(element: MessageFormatElement): string[] {
  if (isTagElement(element)) return element.children.flatMap(listArgumentsIn)
  if (isLiteralElement(element) || isPoundElement(element)) return []
  if (!isPluralElement(element) && !isSelectElement(element)) return [element.value]
  const options = Object.values(element.options)
  return [element.value, ...options.flatMap(({ value }) => value.flatMap(listArgumentsIn))]
}

/**
 * Returns the source of a regular expression that matches an ICU message. A missing argument
 * matches any text, a missing choice all of its forms.
 */
export function toPatternSource(message: string, locale: Locale, values: IcuValues): string {
  return joinSources(parse(message), { locale, values, pound: anyNumber })
}

interface Formatting {
  readonly locale: Locale
  readonly values: IcuValues
  /** The pattern source of `#` in the nearest plural. */
  readonly pound: string
}

const anyNumber = '[\\d.,\\s]+'

function joinSources(elements: readonly MessageFormatElement[], formatting: Formatting): string {
  return elements.map((element) => toSource(element, formatting)).join('')
}

function toSource(element: MessageFormatElement, formatting: Formatting): string {
  if (isLiteralElement(element)) return RegExp.escape(element.value)
  if (isPoundElement(element)) return formatting.pound
  if (isTagElement(element)) return joinSources(element.children, formatting)
  if (isPluralElement(element)) return toPluralSource(element, formatting)
  const value = formatting.values[element.value]
  if (isSelectElement(element)) {
    const chosen = element.options[String(value)] ?? element.options.other
    return value === undefined
      ? toAlternatives(Object.values(element.options), formatting)
      : joinSources(chosen?.value ?? [], formatting)
  }
  if (value === undefined) return isNumberElement(element) ? anyNumber : '.+?'
  if (value instanceof RegExp) return `(?:${value.source})`
  if (isArgumentElement(element)) return RegExp.escape(String(value))
  if (isNumberElement(element)) return formatNumber(Number(value), formatting)
  // A value that is ignored would make the test weaker than it looks.
  throw new Error(`${element.value} is a date or a time: give the regular expression it must match`)
}

function toPluralSource(element: PluralElement, formatting: Formatting): string {
  const { options, value: name, offset } = element
  const value = formatting.values[name]
  if (value === undefined)
    return toAlternatives(Object.values(options), { ...formatting, pound: anyNumber })
  const count = Number(value)
  const category = new Intl.PluralRules(formatting.locale, { type: element.pluralType }).select(
    count - offset,
  )
  const chosen = options[`=${count}`] ?? options[category] ?? options.other
  const pound = formatNumber(count - offset, formatting)
  return joinSources(chosen?.value ?? [], { ...formatting, pound })
}

function toAlternatives(
  options: readonly { readonly value: MessageFormatElement[] }[],
  formatting: Formatting,
): string {
  return `(?:${options.map(({ value }) => joinSources(value, formatting)).join('|')})`
}

function formatNumber(value: number, { locale }: Formatting): string {
  return RegExp.escape(new Intl.NumberFormat(locale).format(value))
}
