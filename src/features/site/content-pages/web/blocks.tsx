import type { Block } from '../rules/block.ts'
import { Runs } from './runs.tsx'

/** Renders a page's blocks. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, place) => <OneBlock key={blockKey(block, place)} block={block} />)
}

function blockKey(block: Block, place: number): string {
  return block.kind === 'heading' ? block.id : String(place)
}

function OneBlock({ block }: { block: Block }) {
  if (block.kind === 'heading') return <SectionHeading {...block} />
  if (block.kind === 'paragraph')
    return (
      <p className="mt-3 print:[orphans:3]">
        <Runs runs={block.runs} />
      </p>
    )
  const List = block.ordered ? 'ol' : 'ul'
  return (
    <List className={`mt-3 grid gap-1.5 pl-6 ${block.ordered ? 'list-decimal' : 'list-disc'} marker:text-muted`}>
      {block.items.map((runs, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the items of a text never change places
        <li key={place}>
          <Runs runs={runs} />
        </li>
      ))}
    </List>
  )
}

/** A section heading with an anchor that can be linked to. */
export function SectionHeading({ level, id, text }: { level: 2 | 3; id: string; text: string }) {
  if (level === 3)
    return (
      <h3 id={id} className="type-title mt-6">
        {text}
      </h3>
    )
  return (
    <h2 id={id} className="type-h3 mt-10 first:mt-0 print:break-after-avoid">
      <a href={`#${id}`} className="hover:underline">
        {text}
      </a>
    </h2>
  )
}
