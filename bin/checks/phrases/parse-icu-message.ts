import {
  isArgumentElement,
  isDateElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  isTimeElement,
  type MessageFormatElement,
  type PluralElement,
  parse,
} from '@formatjs/icu-messageformat-parser'

/** The arguments and literal parts of a phrase. */
export interface IcuMessage {
  /**
   * Each argument and tag with its kind of use: `{count}` → plural, `<b>` → tag. Plain use adds
   * nothing to another kind.
   */
  readonly uses: ReadonlyMap<string, string>
  readonly plurals: readonly PluralElement[]
  /** The text that a reader sees, without arguments. */
  readonly literals: readonly string[]
}

/** Parses a phrase. Throws if it is not a valid ICU message. */
export function parseIcuMessage(text: string): IcuMessage {
  const elements = parse(text, { shouldParseSkeletons: false }).flatMap(withInner)
  const uses = new Map<string, Set<string>>()
  for (const element of elements) {
    const use = getKind(element)
    if (use === null || !('value' in element)) continue
    const name = isTagElement(element) ? `<${element.value}>` : `{${element.value}}`
    uses.set(name, (uses.get(name) ?? new Set()).add(use))
  }
  return {
    uses: new Map([...uses].map(([name, kinds]) => [name, describe(kinds)])),
    plurals: elements.filter(isPluralElement),
    literals: elements.filter(isLiteralElement).map(({ value }) => value),
  }
}

function withInner(element: MessageFormatElement): MessageFormatElement[] {
  if (isTagElement(element)) return [element, ...element.children.flatMap(withInner)]
  if (!isPluralElement(element) && !isSelectElement(element)) return [element]
  return [
    element,
    ...Object.values(element.options).flatMap(({ value }) => value.flatMap(withInner)),
  ]
}

function getKind(element: MessageFormatElement): string | null {
  if (isTagElement(element)) return 'tag'
  if (isArgumentElement(element)) return 'plain'
  if (isNumberElement(element)) return 'number'
  if (isDateElement(element)) return 'date'
  if (isTimeElement(element)) return 'time'
  // Each language has its own cases; `other` is always present.
  if (isSelectElement(element)) return 'select'
  if (isPluralElement(element)) return element.pluralType === 'ordinal' ? 'ordinal' : 'plural'
  return null
}

function describe(kinds: ReadonlySet<string>): string {
  const special = [...kinds].filter((kind) => kind !== 'plain').sort()
  return special.length === 0 ? 'plain' : special.join(' and ')
}
