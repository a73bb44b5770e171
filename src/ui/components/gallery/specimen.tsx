import type { ReactNode } from 'react'

/** A named group of specimens. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8">
      <h3 className="mb-3 type-meta font-semibold text-muted">{title}</h3>
      {children}
    </section>
  )
}

/** Specimens in a row that wraps. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="mb-3 flex flex-wrap items-center gap-2.5">{children}</div>
}
