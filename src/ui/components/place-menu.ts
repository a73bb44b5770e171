const gap = 6
const edge = 8

/**
 * Positions a menu below its button, or above it where there is not enough space, always within the
 * window. Done by script, so that no style attribute is ever sent by the server.
 */
export function placeMenu(menu: HTMLElement, button: DOMRect, align: 'start' | 'end'): void {
  const box = menu.getBoundingClientRect()
  const below = button.bottom + gap
  const top =
    below + box.height > innerHeight - edge && button.top - gap - box.height > edge
      ? button.top - gap - box.height
      : below
  const preferredLeft = align === 'start' ? button.left : button.right - box.width
  const left = Math.max(edge, Math.min(preferredLeft, document.documentElement.clientWidth - box.width - edge))
  menu.style.setProperty('top', `${Math.round(top)}px`)
  menu.style.setProperty('left', `${Math.round(left)}px`)
}
