import './content.css'
import type { Block } from '../rules/block.ts'

/** The table of contents, shown next to the text when the viewport is wide enough. */
export function Contents({ blocks, label }: { blocks: readonly Block[]; label: string }) {
  const sections = blocks
    .filter((block) => block.kind === 'heading')
    .filter(({ level }) => level === 2)
  if (sections.length < 2) return null
  return (
    <nav aria-label={label} className="content-nav from-lg sticky top-24">
      <p className="type-micro text-muted" aria-hidden="true">
        {label}
      </p>
      <ul className="content-nav-list mt-2">
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="content-nav-link type-meta block py-2 pl-4">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
