import { Specimen } from './specimen.tsx'

/** The typographic roles. */
export function TypeSpecimens() {
  return (
    <Specimen title="Type">
      <p className="type-hero">May I have this dance?</p>
      <p className="mt-4 type-h1">248 people near Łódź</p>
      <p className="mt-3 type-h2">Three beats, no rush</p>
      <p className="mt-3 type-h3">Elena, 34</p>
      <p className="mt-3 type-title">A title of 650</p>
      <p className="mt-2 type-lead text-ink-2">A lead: ąćęłńóśźż ß ẞ œ ñ «»„“.</p>
      <p className="mt-2">
        Body, with a{' '}
        <a className="link" href="#link">
          link
        </a>{' '}
        in it.
      </p>
      <p className="mt-2 type-meta text-muted">Meta, 14 px</p>
      <p className="mt-2 type-micro">Micro, 13 px</p>
    </Specimen>
  )
}
