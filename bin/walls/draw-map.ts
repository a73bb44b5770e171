import type { Floors } from './import-rules.ts'
import type { Arrow } from './true-arrows.ts'

/** The map as a Mermaid figure: a drawn line is used by imports, a dotted one only allowed (or used by SQL alone). */
export function drawMap(floors: Floors, arrows: readonly Arrow[]): string {
  const names = Object.keys(floors).map((name) => `  ${name}`)
  const lines = arrows.map(({ from, to, imports, onMap }) => {
    if (!onMap) return `  ${from} -- not on the map --x ${to}`
    return imports > 0 ? `  ${from} --> ${to}` : `  ${from} -.-> ${to}`
  })
  return ['```mermaid', 'flowchart BT', ...names, ...lines, '```'].join('\n')
}

/** The map as a table: each feature, what it stands on, and how many imports go there. */
export function listMap(floors: Floors, arrows: readonly Arrow[]): string {
  const width = Math.max(...Object.keys(floors).map((name) => name.length))
  return Object.keys(floors)
    .map((name) => {
      const used = arrows
        .filter(({ from }) => from === name)
        .map(({ to, imports, onMap }) => `${to} ${onMap ? imports : `${imports}!`}`)
      return `${name.padEnd(width)}  ${used.join(' · ') || '–'}`
    })
    .join('\n')
}
