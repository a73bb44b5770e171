import type { Block } from '../rules/block.ts'

/** The table of contents, shown next to the text when the viewport is wide enough. */
export function Contents({ blocks, label }: { blocks: readonly Block[]; label: string }) {
  const sections = blocks.filter((block) => block.kind === 'heading').filter(({ level }) => level === 2)
  if (sections.length < 2) return null
  return (
    <nav
      aria-label={label}
      className="sticky top-24 hidden max-h-[calc(100dvh-8rem)] overflow-y-auto lg:block print:hidden"
    >
      <p className="type-micro text-muted" aria-hidden="true">
        {label}
      </p>
      <ul className="mt-2 border-l border-line">
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="type-meta block py-2 pl-4 text-ink-2 hover:text-ink hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
