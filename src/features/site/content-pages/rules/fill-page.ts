import type { Block, Run } from './block.ts'
import type { PageFacts, Placeholder } from './page-facts.ts'
import type { Passage } from './read-blocks.ts'

/**
 * Renders a page for one site. Placeholders are filled in after parsing, so nothing that an
 * operator enters in the settings can become a heading or a link.
 */
export function fillPage(passages: readonly Passage[], facts: PageFacts): Block[] {
  return passages
    .filter(({ when }) => when === null || facts.holds[when])
    .map(({ block }) => fillBlock(block, facts))
}

function fillBlock(block: Block, facts: PageFacts): Block {
  if (block.kind === 'heading') return { ...block, text: fillText(block.text, facts) }
  if (block.kind === 'list')
    return { ...block, items: block.items.map((runs) => fillRuns(runs, facts)) }
  const fillRow = (cells: readonly Run[][]) => cells.map((runs) => fillRuns(runs, facts))
  if (block.kind === 'table')
    return { ...block, head: fillRow(block.head), rows: block.rows.map(fillRow) }
  return { ...block, runs: fillRuns(block.runs, facts) }
}

function fillRuns(runs: readonly Run[], facts: PageFacts): Run[] {
  return runs.map(({ href, ...run }) => ({
    ...run,
    text: fillText(run.text, facts),
    ...(href !== undefined && { href: fillTarget(href, facts) }),
  }))
}

/** Replaces each `{name}` with the site's value. */
export function fillText(text: string, { values }: Pick<PageFacts, 'values'>): string {
  return text.replace(/\{([a-z_]+)\}/g, (_, name: Placeholder) => values[name])
}

function fillTarget(href: string, { links }: PageFacts): string {
  if (href === '{email}') return links.email
  return href === '{phone}' ? links.phone : href
}
