/**
 * Runs in the page. Finds the elements with texts of their own whose combination of colours is not
 * among `passed`, keeps them with their signatures in `unknownColours`, and returns their number.
 *
 * A signature is a hash of everything that decides how well a text can be read: its colours, size
 * and weight, the backgrounds behind and above it, and for a link the text around it. Two texts
 * with one signature get the same result from axe, so one check is enough, whatever the page, theme
 * or width.
 */
export function markUnknownColours(passed: readonly number[]): number {
  const known = new Set(passed)
  const unknown = new Map<Element, number>()
  const styles = new Map<Element, CSSStyleDeclaration>()
  const layers = new Map<Element, string>()
  const chains = new Map<Element, string>()

  function styleOf(element: Element): CSSStyleDeclaration {
    const style = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, style)
    return style
  }

  /** Everything that an element paints under or over a text. */
  function layerOf(element: Element): string {
    const known = layers.get(element)
    if (known !== undefined) return known
    const style = styleOf(element)
    const layer = [
      element.matches('img, video, canvas, svg, iframe, object') ? element.tagName : '',
      style.backgroundColor,
      style.backgroundImage,
      style.opacity,
      style.filter,
      style.mixBlendMode,
      style.clipPath,
    ].join()
    layers.set(element, layer)
    return layer
  }

  function chainOf(element: Element): string {
    const known = chains.get(element)
    if (known !== undefined) return known
    const parent = element.parentElement
    const chain = `${layerOf(element)}>${parent === null ? '' : chainOf(parent)}`
    chains.set(element, chain)
    return chain
  }

  function describeText(element: Element, style: CSSStyleDeclaration): string {
    return [
      style.color,
      style.fontSize,
      style.fontWeight,
      style.textShadow,
      style.getPropertyValue('-webkit-text-fill-color'),
      element.matches('input, textarea') ? getComputedStyle(element, '::placeholder').color : '',
    ].join()
  }

  /** A link must stand out from the text around it. */
  function describeLink(link: Element): string {
    let block = link.parentElement ?? link
    while (styleOf(block).display.startsWith('inline') && block.parentElement !== null)
      block = block.parentElement
    const controls = [...block.querySelectorAll('a, button')].map((one) => lengthOf(one))
    const mixed = lengthOf(block) > controls.reduce((sum, length) => sum + length, 0)
    const around = link.parentElement ?? link
    const style = styleOf(link)
    return [
      mixed,
      styleOf(block).color,
      describeText(around, styleOf(around)),
      style.display,
      style.textDecorationLine,
      style.borderBottom,
      style.fontFamily === styleOf(around).fontFamily,
      style.fontStyle,
    ].join()
  }

  function lengthOf(element: Element): number {
    return element.textContent?.replace(/\s+/g, '').length ?? 0
  }

  function hash(text: string): number {
    let [high, low] = [0xdeadbeef, 0x41c6ce57]
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      high = Math.imul(high ^ code, 2654435761)
      low = Math.imul(low ^ code, 1597334677)
    }
    return 4294967296 * (2097151 & (low ^ (low >>> 13))) + ((high ^ (high >>> 16)) >>> 0)
  }

  for (const element of document.querySelectorAll('body, body *')) {
    const hasText =
      element.matches('input, textarea, select') ||
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '',
      )
    const visible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    if (!hasText || !visible) continue
    const box = element.getBoundingClientRect()
    // Texts for screen readers only.
    if (box.width <= 1 || box.height <= 1) continue
    const stack = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    const link = element.closest('a[href]')
    const signature = hash(
      [
        describeText(element, styleOf(element)),
        chainOf(element),
        stack.map(layerOf).join('>'),
        link === null ? '' : describeLink(link),
      ].join('|'),
    )
    if (known.has(signature)) continue
    unknown.set(element, signature)
    if (link !== null && link !== element) unknown.set(link, signature)
  }
  Object.assign(globalThis, { unknownColours: unknown })
  return unknown.size
}
