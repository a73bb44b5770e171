import { Link } from 'react-router'
import type { Run } from '../rules/block.ts'

/** Renders runs of inline text: plain, strong, emphasized, linked. */
export function Runs({ runs }: { runs: readonly Run[] }) {
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
