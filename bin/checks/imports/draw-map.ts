import type { Feature } from '../../../features.map.js'
import type { Arrow } from './collect-arrows.ts'

/**
 * Draws the features as a Mermaid diagram, with an arrow to each feature that one imports. Arrows
 * that the map allows but no import uses are left out.
 */
export function drawMap(features: readonly Feature[], arrows: readonly Arrow[]): string {
  const names = features.map(({ name }) => name)
  const lines = names.flatMap((name) => {
    const used = arrows.filter(({ from, imports }) => from === name && imports > 0)
    return [
      ...drawArrows(
        name,
        '-->',
        used.filter(({ onMap }) => onMap),
      ),
      ...drawArrows(
        name,
        '-- not on the map --x',
        used.filter(({ onMap }) => !onMap),
      ),
    ]
  })
  return ['```mermaid', 'flowchart BT', `  ${names.join('; ')}`, ...lines, '```'].join('\n')
}

function drawArrows(name: string, line: string, arrows: readonly Arrow[]): string[] {
  return arrows.length === 0 ? [] : [`  ${name} ${line} ${arrows.map(({ to }) => to).join(' & ')}`]
}
