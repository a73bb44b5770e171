import './content.css'
import type { Block, Run } from '../rules/block.ts'
import { Link } from 'react-router'

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
      <p className="content-text mt-3">
        <Runs runs={block.runs} />
      </p>
    )
  if (block.kind === 'table') return <Table {...block} />
  const List = block.ordered ? 'ol' : 'ul'
  return (
    <List
      className={`mt-3 grid gap-1.5 pl-6 ${block.ordered ? 'content-ordered' : 'bullets'} content-list`}
    >
      {block.items.map((runs, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the items of a text never change places
        <li key={place}>
          <Runs runs={runs} />
        </li>
      ))}
    </List>
  )
}

/** A table; on a phone the cells of a row are below each other. */
function Table({ head, rows }: Omit<Extract<Block, { kind: 'table' }>, 'kind'>) {
  return (
    <table className="content-table mt-3 w-full">
      <thead>
        <tr>
          {head.map((runs, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- the cells of a text never change places
            <th key={place} scope="col" className="content-table-cell">
              <Runs runs={runs} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, line) => (
          // oxlint-disable-next-line react/no-array-index-key -- the rows of a text never change places
          <tr key={line}>
            {cells.map((runs, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- the cells of a text never change places
              <td key={place} className="content-table-cell">
                <Runs runs={runs} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
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
    <h2 id={id} className="content-heading type-h3">
      <a href={`#${id}`} className="content-heading-link">
        {text}
      </a>
    </h2>
  )
}

/** Renders runs of inline text: plain, strong, emphasized, linked. */
function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map((run, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- the words of a text never change places
    <OneRun key={place} {...run} />
  ))
}

function OneRun({ text, mark, href }: Run) {
  if (href?.startsWith('/'))
    return (
      <Link to={href} className="link">
        {text}
      </Link>
    )
  if (href !== undefined)
    return (
      <a href={href} className="link">
        {text}
      </a>
    )
  if (mark === undefined) return text
  return mark === 'strong' ? <strong>{text}</strong> : <em>{text}</em>
}
